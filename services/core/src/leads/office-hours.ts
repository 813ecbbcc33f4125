/** Sunday to Thursday, 9 to 17 in Doha. */
import { qatarAheadMs } from '../platform/units.ts';

const dayMs = 86_400_000;
const opensMs = 9 * 3_600_000;
const closesMs = 17 * 3_600_000;
const closedDays: ReadonlySet<number> = new Set([5, 6]);
/** Longer waits need no exact figure. */
const mostDays = 400;

/** Whole minutes of open office. @param from @param to ms since 1970 */
export function officeMinutes(from: number, to: number): number {
  const start = from + qatarAheadMs;
  const end = Math.min(to + qatarAheadMs, start + mostDays * dayMs);
  let open = 0;
  for (let midnight = start - (start % dayMs); midnight < end; midnight += dayMs) {
    if (closedDays.has(new Date(midnight).getUTCDay())) continue;
    open += Math.max(0, Math.min(end, midnight + closesMs) - Math.max(start, midnight + opensMs));
  }
  return Math.floor(open / 60_000);
}
