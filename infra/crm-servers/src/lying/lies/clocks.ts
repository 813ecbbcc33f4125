import type { Answer, LieOfFamily } from '../lie.ts';
import { failure } from '../protocol.ts';
import { byKind, changed, oneIn, onLeads } from '../replies.ts';
import { reworded } from '../speak.ts';

const dayMs = 86_400_000;

const httpDate = (ms: number): string => new Date(ms).toUTCString();
const tooMany = (headers: Record<string, string>): Answer => ({
  ...failure(429, 'too_many_requests', 'Slow down'),
  headers,
});

const refusing = (headers: () => Record<string, string>) => byKind({ write: oneIn(4, () => tooMany(headers())) });

export const clocks: readonly LieOfFamily[] = [
  {
    name: 'clock-a-day-ahead',
    does: 'its clock is a day ahead; one write in four is refused with a Retry-After of 5 s, as a date on that clock',
    begin: () =>
      refusing(() => ({
        date: httpDate(Date.now() + dayMs),
        'retry-after': httpDate(Date.now() + dayMs + 5_000),
      })),
  },
  {
    name: 'retry-after-in-the-past',
    does: 'one write in four is refused with a Retry-After that is an hour ago',
    begin: () => refusing(() => ({ 'retry-after': httpDate(Date.now() - 3_600_000) })),
  },
  {
    name: 'retry-after-of-nothing',
    does: 'one write in four is refused with a Retry-After that is negative, a word, or beyond all numbers',
    begin: () => {
      const odd = ['-5', 'soon', '1e9', '', `-${'9'.repeat(30)}`];
      let turn = 0;
      return refusing(() => {
        turn += 1;
        return { 'retry-after': odd[turn % odd.length] ?? '' };
      });
    },
  },
  {
    name: 'retry-after-a-day',
    does: 'one write in four is refused with a Retry-After of a day',
    tryNow: true,
    begin: () => refusing(() => ({ 'retry-after': '86400' })),
  },
  {
    name: 'clock-of-1970',
    does: 'its clock stands at 1970; one write in four is refused with a Retry-After that is a date of today',
    tryNow: true,
    begin: () => refusing(() => ({ date: httpDate(0), 'retry-after': httpDate(Date.now() + 5_000) })),
  },
  {
    name: 'year-9999',
    does: 'every time in its answers, and its own clock, is of the year 9999',
    begin: () =>
      onLeads(
        changed((answer) => ({
          ...reworded(answer, (json) =>
            json.replaceAll(/"modifiedAt":"[^"]*"/g, '"modifiedAt":"9999-12-31T23:59:59.999Z"'),
          ),
          headers: { date: 'Fri, 31 Dec 9999 23:59:59 GMT' },
        })),
      ),
  },
];
