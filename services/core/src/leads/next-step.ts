/** What somebody who enquired is told to expect. */
import type { components } from '@manzil/contract/api';
import { officeAt, officeMinutes, officeMinutesOfDay } from './office-hours.ts';

export type NextStep = components['schemas']['EnquiryNext'];

/** Two working days without a word: the site no longer asks for patience. */
const overdueMinutes = 2 * officeMinutesOfDay;

interface Standing {
  /** ms since 1970 */
  receivedAt: number;
  now: number;
  /** Staff have been in touch. */
  answered: boolean;
}

export function nextStepOf({ receivedAt, now, answered }: Standing): NextStep {
  const { closesAt, opensAt, opensInDays } = officeAt(now);
  const times = {
    closesAt: closesAt === null ? null : new Date(closesAt).toISOString(),
    opensAt: new Date(opensAt).toISOString(),
    opensInDays,
  };
  if (answered) return { kind: 'answered', ...times };
  if (officeMinutes(receivedAt, now) >= overdueMinutes) return { kind: 'overdue', ...times };
  return { kind: closesAt === null ? 'closed' : 'open', ...times };
}
