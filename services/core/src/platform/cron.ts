/** Five-field cron expressions, read in the time of Qatar. */
import { CronExpressionParser } from 'cron-parser';

const timeZone = 'Asia/Qatar';
/** A pull asks the CRM for everything that changed; more often than this gains nobody anything. */
const shortestGapMs = 5 * 60_000;
/** Enough to meet the two ticks of an uneven expression that lie closest together, such as '58,59 * * * *'. */
const looks = 40;

/** The latest time at or before `nowMs` that the expression names, and the first after it. Throws on a bad expression. */
export function ticksAround(cron: string, nowMs: number): { dueMs: number; nextMs: number } {
  // one millisecond on, so that a tick that is exactly now counts as due
  const at = (ms: number) => CronExpressionParser.parse(cron, { currentDate: new Date(ms), tz: timeZone });
  return {
    dueMs: at(nowMs + 1)
      .prev()
      .getTime(),
    nextMs: at(nowMs).next().getTime(),
  };
}

/** The next times that the expression names after `nowMs`, in milliseconds. Throws on a bad expression. */
export function nextTicks(cron: string, nowMs: number, count: number): number[] {
  return CronExpressionParser.parse(cron, { currentDate: new Date(nowMs), tz: timeZone })
    .take(count)
    .map((date) => date.getTime());
}

export type CronProblem = 'unreadable' | 'too_often';

/** What is wrong with an expression for pulls of listings; null when nothing is. */
export function cronProblem(cron: string, nowMs: number): CronProblem | null {
  // aliases such as @daily and a sixth field for seconds are no part of what we promise
  if (cron.trim().split(/\s+/).length !== 5) return 'unreadable';
  try {
    const ticks = nextTicks(cron, nowMs, looks);
    const gaps = ticks.slice(1).map((tick, index) => tick - ticks[index]!);
    return gaps.length === 0 || Math.min(...gaps) < shortestGapMs ? 'too_often' : null;
  } catch {
    return 'unreadable';
  }
}
