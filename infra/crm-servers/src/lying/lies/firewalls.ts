import { isOneIn } from '../dice.ts';
import type { Asked, LieOfFamily, Teller } from '../lie.ts';
import { failure } from '../protocol.ts';
import { byKind, carriedOutOrNot, instead, oneIn, onLeads, page } from '../replies.ts';

const theSame = (n: number, teller: Teller): Teller =>
  byKind({ write: (asked, truth) => (isOneIn(n, asked.reference) ? teller(asked, truth) : truth()) });

const holds = ({ fields }: Asked, words: string): boolean => JSON.stringify(fields).includes(words);

function inTurns(seconds: number, teller: Teller): Teller {
  const begun = Date.now();
  return (asked, truth) =>
    Math.floor((Date.now() - begun) / (seconds * 1_000)) % 2 === 0 ? teller(asked, truth) : truth();
}

export const firewalls: readonly LieOfFamily[] = [
  {
    name: 'forbidden-words',
    does: 'enquiries about West Bay, one in five, are answered with 403 and a page for a minute',
    seconds: 60,
    begin: () =>
      byKind({
        write: (asked, truth) => (holds(asked, 'West Bay') ? page(403, 'Request blocked') : truth()),
      }),
  },
  {
    name: 'forbidden-answers',
    does: 'one write in five is carried out, and its answer replaced by 403 and a page',
    begin: () =>
      byKind({
        write: oneIn(5, (_asked, truth) => {
          truth();
          return page(403, 'Response blocked');
        }),
      }),
  },
  {
    name: 'refused-by-a-page',
    does: 'the same leads, one in five, are answered with 400, 413 and 422 and a page of a proxy',
    begin: () => {
      const statuses = [400, 413, 422];
      let turn = 0;
      return theSame(5, () => {
        turn += 1;
        return page(statuses[turn % 3] ?? 400, 'Bad request');
      });
    },
  },
  {
    name: 'login-page',
    does: 'every call is answered with 200 and a page to sign in on',
    begin: () => instead(page(200, 'Sign in')),
  },
  {
    name: 'captive-portal',
    does: 'every call is answered with 511 and a page, every second one after it was carried out',
    begin: () => carriedOutOrNot(page(511, 'Network sign-in')),
  },
  {
    name: 'bare-429',
    does: 'every second call is refused with 429 that says no time',
    begin: () => onLeads(oneIn(2, instead(failure(429, 'too_many_requests', 'Slow down')))),
  },
  {
    name: 'bursts-of-5xx',
    does: '5 s of 500, 502, 504 and 520, every second write carried out, and 5 s of truth, in turns',
    begin: () => {
      const statuses = [500, 502, 504, 520];
      let turn = 0;
      const failing: Teller = (_asked, truth) => {
        turn += 1;
        if (turn % 2 === 0) truth();
        return page(statuses[turn % 4] ?? 500, 'Error');
      };
      return inTurns(5, failing);
    },
  },
  {
    name: 'key-refused-for-a-minute',
    does: 'every call is answered with 401 for a minute',
    seconds: 60,
    begin: () => instead(failure(401, 'unauthorized', 'The bearer key is missing or wrong')),
  },
  {
    name: 'maintenance',
    does: 'every call is answered with 503, a page and a Retry-After of 20 s',
    begin: () => instead(page(503, 'We will be back soon', { 'retry-after': '20' })),
  },
  {
    name: 'address-gone',
    does: 'every call is answered with 404 or 410 and a page, as by a proxy that lost its way',
    begin: () => {
      const gone = oneIn(2, instead(page(410, 'Gone')));
      return (asked, _truth) => gone(asked, () => page(404, 'Not found'));
    },
  },
];
