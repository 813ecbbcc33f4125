/** Asks for a pull of listings when its schedule says so. */
import { CronExpressionParser } from 'cron-parser';
import type { PullSchedule } from '@manzil/core/persistence/schedule-store';

export interface PullScheduleDeps {
  read(): Promise<PullSchedule | null>;
  claim(dueMs: number, nextMs: number, runs: boolean): Promise<boolean>;
  publish(): Promise<boolean>;
}

const timeZone = 'Asia/Qatar';

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

/** One look. Ticks that were missed while nothing ran count as one. Gives whether a pull was asked for. */
export async function checkPullSchedule(deps: PullScheduleDeps): Promise<boolean> {
  const schedule = await deps.read();
  if (schedule === null) return false;
  const { dueMs, nextMs } = ticksAround(schedule.cron, schedule.nowMs);
  // the first look ever begins the schedule: the first start pulls by itself
  const first = schedule.lastTickMs === null;
  if (schedule.lastTickMs !== null && schedule.lastTickMs >= dueMs) return false;
  if (!(await deps.claim(dueMs, nextMs, !first)) || first) return false;
  return deps.publish();
}
