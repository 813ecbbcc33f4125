/** Five-field cron expressions, in Qatar's time. */
import { CronExpressionParser } from 'cron-parser';

const timeZone = 'Asia/Qatar';
/** More frequent pulls gain nothing. */
const shortestGapMs = 5 * 60_000;
/** Meets the closest ticks of '58,59 * * * *' and the like. */
const looks = 40;

/** At or before `nowMs`, and after. @throws on a bad expression */
export function ticksAround(cron: string, nowMs: number): { dueMs: number; nextMs: number } {
  // so that a tick right now counts as due
  const at = (ms: number) => CronExpressionParser.parse(cron, { currentDate: new Date(ms), tz: timeZone });
  return {
    dueMs: at(nowMs + 1)
      .prev()
      .getTime(),
    nextMs: at(nowMs).next().getTime(),
  };
}

/** In ms. @throws on a bad expression */
export function nextTicks(cron: string, nowMs: number, count: number): number[] {
  return CronExpressionParser.parse(cron, { currentDate: new Date(nowMs), tz: timeZone })
    .take(count)
    .map((date) => date.getTime());
}

export type CronProblem = 'unreadable' | 'too_often';

/** For pulls of listings; null when it is fine. */
export function cronProblem(cron: string, nowMs: number): CronProblem | null {
  // aliases such as @daily and seconds are not promised
  if (cron.trim().split(/\s+/).length !== 5) return 'unreadable';
  try {
    const ticks = nextTicks(cron, nowMs, looks);
    const gaps = ticks.slice(1).map((tick, index) => tick - ticks[index]!);
    return gaps.length === 0 || Math.min(...gaps) < shortestGapMs ? 'too_often' : null;
  } catch {
    return 'unreadable';
  }
}
