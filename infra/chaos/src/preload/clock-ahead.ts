/** For `node --import`: a clock two hours ahead. Timers stay as they are. */
const aheadMs = 2 * 60 * 60 * 1_000;
const RealDate = Date;

class DateAhead extends RealDate {
  constructor(...given: [] | ConstructorParameters<DateConstructor>) {
    if (given.length === 0) super(RealDate.now() + aheadMs);
    else super(...given);
  }

  static override now(): number {
    return RealDate.now() + aheadMs;
  }
}

globalThis.Date = DateAhead as unknown as DateConstructor;
