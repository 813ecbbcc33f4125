/**
 * What was asked of an address that follows later. Changes may come faster than the page follows them, and each must build
 * on the one before it, also when an earlier one arrives in between.
 */
export class RequestedParams {
  #underWay: string[] = [];
  #latest: URLSearchParams;

  constructor(now: URLSearchParams) {
    this.#latest = now;
  }

  /** What the next change builds on. */
  get latest(): URLSearchParams {
    return this.#latest;
  }

  /** Notes what is asked for now, and gives it back. */
  request(next: URLSearchParams): URLSearchParams {
    if (next.toString() !== this.#latest.toString()) this.#underWay.push(next.toString());
    this.#latest = next;
    return next;
  }

  /** The address is now this one: by a request, or by somebody else, as with the button "back". */
  arrived(now: URLSearchParams): void {
    const requested = this.#underWay.lastIndexOf(now.toString());
    // an address of somebody else's takes the place of what was under way
    this.#underWay = requested === -1 ? [] : this.#underWay.slice(requested + 1);
    if (this.#underWay.length === 0) this.#latest = now;
  }
}
