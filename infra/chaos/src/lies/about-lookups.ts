/** A write whose answer is lost, and a CRM that lies when it is asked what became of it. */
import { type Answer, type Call, jsonOf, type Lie, pass, saying } from './lie.ts';

/** Shorter than the time for which "not found" is not believed by default (60 s). */
const lagMs = 30_000;

/**
 * @param answer what the true answer to a lookup becomes; null breaks the connection
 * @param lasts told to so many lookups of a lead, or for so long
 */
function asked(
  name: string,
  does: string,
  answer: (truth: Answer, call: Call) => Answer | null,
  lasts: (call: Call) => boolean = ({ before }) => before < 3,
): Lie {
  return {
    name,
    does,
    tellsTo: (call) => (call.kind === 'write' ? call.before < 1 : lasts(call)),
    tell: async (call, res) => {
      const truth = await call.forward();
      const said = call.kind === 'write' ? null : answer(truth, call);
      if (said === null) res.socket?.destroy();
      else pass(said, res);
    },
  };
}

const none = JSON.stringify({ leads: [] });
const leadsOf = (answer: Answer): Record<string, unknown>[] =>
  (jsonOf(answer)['leads'] ?? []) as Record<string, unknown>[];

export const liesAboutLookups: readonly Lie[] = [
  asked('lookup-of-others', 'answers the lookup with other leads', () =>
    saying(
      200,
      JSON.stringify({
        leads: [
          { id: 'L-1', reference: 'MZL-A', version: 1 },
          { id: 'L-2', reference: 'MZL-B', version: 1 },
        ],
      }),
    ),
  ),
  asked(
    'lookup-of-another',
    'answers the lookup about the lead asked for before',
    (truth, call) => call.ofAnother() ?? truth,
  ),
  asked(
    'lagging-store',
    'shows a lead half a minute after it was written',
    () => saying(200, none),
    ({ ageMs }) => ageMs < lagMs,
  ),
  asked('lookup-small-letters', 'answers the lookup in small letters', (truth) =>
    saying(
      200,
      JSON.stringify({
        leads: leadsOf(truth).map((one) => ({ ...one, reference: String(one['reference']).toLowerCase() })),
      }),
    ),
  ),
  asked('lookup-page', 'answers the lookup with a page of HTML', () =>
    saying(200, '<h1>Sign in</h1>', { 'content-type': 'text/html' }),
  ),
  asked('lookup-404', 'answers the lookup with 404', () => saying(404, '{}')),
  asked('lookup-403', 'refuses the lookup', () => saying(403, '{}')),
  asked('lookup-500', 'fails at the lookup', () => saying(500, '{}')),
  asked('lookup-cut', 'breaks off at the lookup', () => null),
  asked('lookup-empty-object', 'answers the lookup with an empty object', () => saying(200, '{}')),
  {
    ...asked('lookup-old-version', 'shows an older version than was written', (truth) =>
      saying(200, JSON.stringify({ leads: leadsOf(truth).map((one) => ({ ...one, version: 0 })) })),
    ),
    asksForMore: true,
  },
];
