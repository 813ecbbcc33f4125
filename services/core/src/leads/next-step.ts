/** What somebody who enquired is told to expect. */
import type { components } from '@manzil/contract/api';
import type { OfficeHours } from '../office/office.ts';
import { officeAt, officeMinutes, officeMinutesOfDay } from '../office/office-hours.ts';

export type NextStep = components['schemas']['EnquiryNext'];

/** Without a word for so long, the site no longer asks for patience. */
const overdueDays = 2;

interface Standing {
  /** ms since 1970 */
  receivedAt: number;
  now: number;
  /** Staff have been in touch. */
  answered: boolean;
}

export function nextStepOf(hours: OfficeHours, { receivedAt, now, answered }: Standing): NextStep {
  const { closesAt, opensAt, opensInDays } = officeAt(hours, now);
  const times = {
    closesAt: closesAt === null ? null : new Date(closesAt).toISOString(),
    opensAt: new Date(opensAt).toISOString(),
    opensInDays,
  };
  if (answered) return { kind: 'answered', ...times };
  const overdue = officeMinutes(hours, receivedAt, now) >= overdueDays * officeMinutesOfDay(hours);
  if (overdue) return { kind: 'overdue', ...times };
  return { kind: closesAt === null ? 'closed' : 'open', ...times };
}
