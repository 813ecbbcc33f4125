/**
 * What was asked of an address that follows later. Changes may come faster than the page follows them, and each must build
 * on the one before it, also when an earlier one arrives in between.
 */
export class RequestedParams {
  #underWay: string[] = [];
  #latest: URLSearchParams;
  /** The address that arrived last. */
  #here: string;

  constructor(now: URLSearchParams) {
    this.#latest = now;
    this.#here = now.toString();
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

  /**
   * The address is now this one: by a request, or by somebody else, as with the button "back". It may be told twice: by who
   * looks at the address itself, and when the page follows it.
   */
  arrived(now: URLSearchParams): void {
    if (now.toString() === this.#here) return;
    this.#here = now.toString();
    const requested = this.#underWay.lastIndexOf(now.toString());
    // an address of somebody else's takes the place of what was under way
    this.#underWay = requested === -1 ? [] : this.#underWay.slice(requested + 1);
    if (this.#underWay.length === 0) this.#latest = now;
  }
}
