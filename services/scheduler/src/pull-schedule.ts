/** Asks for a pull of listings when its schedule says so. */
import type { PullSchedule } from '@manzil/core/data/schedule-store';
import { ticksAround } from '@manzil/core/platform/cron';

export interface PullScheduleDeps {
  read(): Promise<PullSchedule | null>;
  claim(dueMs: number, nextMs: number, runs: boolean): Promise<boolean>;
  /** Gives back a tick that was claimed and could not be published. */
  release(dueMs: number, previousMs: number): Promise<void>;
  /** False when the queue did not surely take it. */
  publish(): Promise<boolean>;
}

/** One look. Ticks that were missed while nothing ran count as one. Gives whether a pull was asked for. */
export async function checkPullSchedule(deps: PullScheduleDeps): Promise<boolean> {
  const schedule = await deps.read();
  if (schedule === null) return false;
  const { dueMs, nextMs } = ticksAround(schedule.cron, schedule.nowMs);
  // the first look ever begins the schedule: the first start pulls by itself
  const { lastTickMs } = schedule;
  if (lastTickMs !== null && lastTickMs >= dueMs) return false;
  if (!(await deps.claim(dueMs, nextMs, lastTickMs !== null)) || lastTickMs === null) return false;
  if (await deps.publish()) return true;
  // a schedule may be once a day: what an unreachable queue did not take is asked for again
  await deps.release(dueMs, lastTickMs);
  return false;
}
