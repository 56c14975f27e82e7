/** The seats of the table at the host: the phone that holds each of them. */

import { MOST_SEATS } from "./messages.js";

/** @import { Phone } from "./line.js" */
/** @import { Seats } from "./messages.js" */

export class HostSeats {
  /** @type {Seats} */
  held = {};
  #self;

  /** @param {Phone} self */
  constructor(self) {
    this.#self = self;
  }

  /** Phones hold these seats from now on; "" frees one.
   * @param {Seats} seats those that change
   */
  change(seats) {
    const held = Object.entries({ ...this.held, ...seats }).filter(([, phone]) => phone !== "");
    this.held = Object.fromEntries(held);
  }

  /** The seats that a phone may change by what it claims: it takes seats for itself, or leaves those that it holds. Null where
   * there would be too many.
   * @param {string} phone
   * @param {Seats} seats
   * @returns {Seats | null}
   */
  claimed(phone, seats) {
    const own = Object.entries(seats).filter(([seat, holder]) => {
      const isOwn = holder === phone || (holder === "" && this.held[seat] === phone);
      return isOwn && (this.#self.isSeat?.(seat) ?? true);
    });
    const known = new Set([...Object.keys(this.held), ...own.map(([seat]) => seat)]);
    return known.size > MOST_SEATS ? null : Object.fromEntries(own);
  }
}
