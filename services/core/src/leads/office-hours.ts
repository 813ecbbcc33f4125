/** When the office is open, in Doha's time. */
import { qatarAheadMs } from '../platform/units.ts';
import { companyFacts } from '../settings/company.ts';

const dayMs = 86_400_000;
const { days, opens, closes } = companyFacts.hours;
const opensMs = opens * 3_600_000;
const closesMs = closes * 3_600_000;
const openDays: ReadonlySet<number> = new Set(days);
/** Longer waits need no exact figure. */
const mostDays = 400;

/** Whole minutes of open office. @param from @param to ms since 1970 */
export function officeMinutes(from: number, to: number): number {
  const start = from + qatarAheadMs;
  const end = Math.min(to + qatarAheadMs, start + mostDays * dayMs);
  let open = 0;
  for (let midnight = start - (start % dayMs); midnight < end; midnight += dayMs) {
    if (!openDays.has(new Date(midnight).getUTCDay())) continue;
    open += Math.max(0, Math.min(end, midnight + closesMs) - Math.max(start, midnight + opensMs));
  }
  return Math.floor(open / 60_000);
}

/** Of a working day. */
export const officeMinutesOfDay = (closesMs - opensMs) / 60_000;

export interface OfficeMoment {
  /** Null: closed now. */
  closesAt: number | null;
  /** The next time after now. */
  opensAt: number;
  /** Days in Doha until then: 0 is today. */
  opensInDays: number;
}

/** @param now ms since 1970, as the moments of the answer */
export function officeAt(now: number): OfficeMoment {
  const local = now + qatarAheadMs;
  const today = local - (local % dayMs);
  const opensOn = (midnight: number): boolean => openDays.has(new Date(midnight).getUTCDay());
  const isOpen = opensOn(today) && local >= today + opensMs && local < today + closesMs;
  let next = opensOn(today) && local < today + opensMs ? today : today + dayMs;
  while (!opensOn(next)) next += dayMs;
  return {
    closesAt: isOpen ? today + closesMs - qatarAheadMs : null,
    opensAt: next + opensMs - qatarAheadMs,
    opensInDays: (next - today) / dayMs,
  };
}
