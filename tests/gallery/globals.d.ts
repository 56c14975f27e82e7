/** The names that the gallery leaves in its page, for tests to call. */

export {};

declare global {
  var gallery: {
    show: (path: string) => Promise<string[]>;
    takeOver: (side: string) => Promise<void>;
    moved: () => Promise<string[]>;
    goOn: (path: string) => Promise<string[]>;
    misdirected: () => Promise<string[]>;
    say: (language: string) => Promise<void>;
    drawn: () => Promise<void>;
    print: (what: string) => Promise<void>;
    printed: () => string[];
  };
}
