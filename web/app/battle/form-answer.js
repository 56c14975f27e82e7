/** The answer that is a filled form; its fields may lie face down one by one. */

import { edited, fitted, hasSecrets, withoutSecrets } from "./form-draft.js";

/** @import { AnswerKind } from "./answer-kind.js" */

/** @type {AnswerKind} */
export const formAnswer = {
  begin: () => ({}),
  isTouched: (_, { form }) => form !== null,
  entered: (_, { form }) => ({ form }),
  open({ form, secret }, draft) {
    if (!form || !draft.form || (secret && !hasSecrets(form))) return undefined;
    return { form: withoutSecrets(form, draft.form) };
  },
  // presets may change meanwhile
  aside: ({ form }, draft) => (form && draft.form ? { form: edited(form, draft.form) } : undefined),
  restored: ({ form }, kept) => ({ form: fitted(form ?? [], kept.form ?? {}) }),
  told: () => ({ what: "form" }),
};
