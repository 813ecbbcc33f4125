import type { PullSchedule } from '@manzil/core/data/schedule-store';
import { ticksAround } from '@manzil/core/platform/cron';

export interface PullScheduleDeps {
  read(): Promise<PullSchedule | null>;
  claim(dueMs: number, nextMs: number, runs: boolean): Promise<boolean>;
  /** Claimed, but not published. */
  release(dueMs: number, previousMs: number): Promise<void>;
  /** False when the queue did not surely take it. */
  publish(): Promise<boolean>;
}

/** Missed ticks count as one. True when a pull was asked for. */
export async function checkPullSchedule(deps: PullScheduleDeps): Promise<boolean> {
  const schedule = await deps.read();
  if (schedule === null) return false;
  const { dueMs, nextMs } = ticksAround(schedule.cron, schedule.nowMs);
  // the first start pulls by itself
  const { lastTickMs } = schedule;
  if (lastTickMs !== null && lastTickMs >= dueMs) return false;
  if (!(await deps.claim(dueMs, nextMs, lastTickMs !== null)) || lastTickMs === null) return false;
  if (await deps.publish()) return true;
  // it may be once a day, so ask again
  await deps.release(dueMs, lastTickMs);
  return false;
}
