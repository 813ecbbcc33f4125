/** Lies about what was written: the CRM has stored the lead, unless the lie says otherwise. */
import { type Answer, type Call, jsonOf, type Lie, pass, saying } from './lie.ts';

const loginPage = '<!doctype html><title>Sign in</title><h1>Please sign in</h1>';
const mb = 1024 * 1024;

/** @param answer what the CRM's true answer becomes; told to the first two writes of a lead */
function stored(name: string, does: string, answer: (truth: Answer, call: Call) => Answer): Lie {
  return {
    name,
    does,
    tellsTo: ({ kind, before }) => kind === 'write' && before < 2,
    tell: async (call, res) => {
      pass(answer(await call.forward(), call), res);
    },
  };
}

/** @param answer what it says without having stored anything; told to the first two writes of a lead */
function notStored(name: string, does: string, answer: (call: Call) => Answer): Lie {
  return {
    name,
    does,
    tellsTo: ({ kind, before }) => kind === 'write' && before < 2,
    tell: (call, res) => {
      pass(answer(call), res);
      return Promise.resolve();
    },
  };
}

const changed = (truth: Answer, changes: Record<string, unknown>): Answer => ({
  ...truth,
  body: Buffer.from(JSON.stringify({ ...jsonOf(truth), ...changes })),
});

/** The true answer without its last field. */
function without(truth: Answer, field: string): Answer {
  const { [field]: _gone, ...rest } = jsonOf(truth);
  return { ...truth, body: Buffer.from(JSON.stringify(rest)) };
}

export const liesAboutWrites: readonly Lie[] = [
  stored(
    'swapped-answers',
    'gives the answer about another lead',
    (_truth, call) => call.ofAnother() ?? saying(200, '{}'),
  ),
  stored('foreign-reference', "names another reference than the lead's", (truth) =>
    changed(truth, { reference: 'MZL-OTHER' }),
  ),
  stored('no-reference', 'names no reference', (truth) => without(truth, 'reference')),
  stored('upper-reference', 'spells the reference in small letters', (truth, { reference }) =>
    changed(truth, { reference: reference.toLowerCase() }),
  ),
  stored('one-id-for-all', 'gives every lead the same id', (truth) => changed(truth, { id: 'L-1' })),
  stored('older-version', 'says that it stored an older version', (truth) => changed(truth, { version: 0 })),
  stored('number-for-id', 'gives the id as a number', (truth) => changed(truth, { id: 17 })),
  stored('empty-201', 'answers 201 without a body', () => saying(201, '')),
  stored('empty-204', 'answers 204', () => ({ status: 204, headers: {}, body: Buffer.alloc(0) })),
  stored('accepted-202', 'answers 202 with an empty object', () => saying(202, '{}')),
  stored('list-for-record', 'answers with a list', (truth) => saying(200, `[${truth.body.toString()}]`)),
  stored('null', 'answers with null', () => saying(200, 'null')),
  stored('page-for-record', 'answers with a page of HTML', () =>
    saying(200, loginPage, { 'content-type': 'text/html' }),
  ),
  stored('latin-1', 'answers in Latin-1 with a broken letter', () =>
    saying(200, Buffer.from('{"id":"L\u00e9"}', 'latin1')),
  ),
  stored('deep-json', 'answers 20,000 levels deep', () => saying(200, `${'['.repeat(20_000)}${']'.repeat(20_000)}`)),
  stored('6-mb', 'fills its answer up to 6 MB', (truth) => changed(truth, { filler: 'x'.repeat(6 * mb) })),
  stored('40-mb', 'fills its answer up to 40 MB', (truth) => changed(truth, { filler: 'x'.repeat(40 * mb) })),
  stored('500-after-write', 'stores it and answers 500', () => saying(500, '{"message":"oops"}')),
  stored('conflict-of-another', 'stores it and answers 409 about another lead', () =>
    saying(409, JSON.stringify({ id: 'L-7', reference: 'MZL-OTHER', storedVersion: 99 })),
  ),
  stored('conflict-of-nobody', 'stores it and answers 409 without saying why', () => saying(409, '{}')),
  notStored('login-page', 'stores nothing and shows a login page with 200', () =>
    saying(200, loginPage, { 'content-type': 'text/html' }),
  ),
  notStored('newer-there', 'stores nothing and says that it has a newer version', ({ reference }) =>
    saying(409, JSON.stringify({ id: 'L-8', reference, storedVersion: 99 })),
  ),
  notStored('firewall-403', 'is behind a firewall that answers 403', () =>
    saying(403, '<h1>Forbidden</h1>', { 'content-type': 'text/html' }),
  ),
  notStored('unauthorized-401', 'forgets our key for two calls', () => saying(401, '{}')),
  notStored('page-404', 'is not found for two calls', () =>
    saying(404, '<h1>404</h1>', { 'content-type': 'text/html' }),
  ),
  notStored('maintenance-503', 'is in maintenance for two calls', () =>
    saying(503, '<h1>Back soon</h1>', { 'content-type': 'text/html' }),
  ),
  notStored('teapot-418', 'answers 418', () => saying(418, '{}')),
  notStored('early-425', 'answers 425', () => saying(425, '{}')),
  notStored('429-without-time', 'answers 429 without saying how long', () => saying(429, '{}')),
  notStored('429-in-the-past', 'answers 429 and asks to wait until yesterday', () =>
    saying(429, '{}', { 'retry-after': new Date(Date.now() - 86_400_000).toUTCString() }),
  ),
  notStored('429-negative', 'answers 429 with a negative time', () => saying(429, '{}', { 'retry-after': '-5' })),
  notStored('redirect-loop', 'sends us round in a circle', () => saying(302, '', { location: '/v1/leads/elsewhere' })),
  notStored('redirect-away', 'sends us to another host', () => saying(307, '', { location: 'http://127.0.0.1:9/' })),
];
