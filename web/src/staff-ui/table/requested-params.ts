/** Changes may outrun the router: each builds on the one before, also when an earlier one arrives late. */
export class RequestedParams {
  #underWay: string[] = [];
  #latest: URLSearchParams;
  #here: string;

  constructor(now: URLSearchParams) {
    this.#latest = now;
    this.#here = now.toString();
  }

  get latest(): URLSearchParams {
    return this.#latest;
  }

  request(next: URLSearchParams): URLSearchParams {
    if (next.toString() !== this.#latest.toString()) this.#underWay.push(next.toString());
    this.#latest = next;
    return next;
  }

  /** By us or by others, as with "back". May be told twice: by the address's reader and the router. */
  arrived(now: URLSearchParams): void {
    if (now.toString() === this.#here) return;
    this.#here = now.toString();
    const requested = this.#underWay.lastIndexOf(now.toString());
    // an address from others ends what was under way
    this.#underWay = requested === -1 ? [] : this.#underWay.slice(requested + 1);
    if (this.#underWay.length === 0) this.#latest = now;
  }
}
