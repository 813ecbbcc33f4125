import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outcome } from '../deliveries/delivery.ts';
import type { LeadRecord } from '../leads/lead.ts';
import { bearer } from './http/authorize.ts';
import { createSandboxProvider } from './sandbox/provider.ts';
import { always, httpAnswer, startRawServer, type Behaviour, type RawServer } from './testing/raw-server.ts';

const lead: LeadRecord = {
  reference: 'MZL-1',
  personReference: 'P-1',
  version: 3,
  firstName: 'Noor',
  lastName: 'Al-Kuwari',
  email: 'noor@example.com',
  phone: '+974 5555 0100',
  message: 'Please call me about the office',
  source: 'contact_form',
  status: 'new',
  language: 'en',
  page: '/en/contact',
  listingReference: null,
  consent: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  moved: null,
};
const written = { id: 'L-000001', reference: 'MZL-1', version: 3, writes: 1, modifiedAt: '2026-11-20T08:00:01.000Z' };
const conflict = (storedVersion: number) => ({
  code: 'version_conflict',
  message: 'x',
  reference: 'MZL-1',
  id: 'L-000001',
  storedVersion,
});

let server: RawServer;
beforeAll(async () => {
  server = await startRawServer();
});
afterAll(() => server.close());

const provider = (url = server.url) =>
  createSandboxProvider({ baseUrl: url, authorization: bearer('k'), idempotent: false, connectTimeoutMs: 300 });
const context = (ms = 400) => ({ idempotencyKey: 'key', requestId: 'req-1', signal: AbortSignal.timeout(ms) });

async function sent(behaviour: Behaviour): Promise<Outcome> {
  server.behave(behaviour);
  return provider().sendLead(lead, context());
}
async function deleted(behaviour: Behaviour): Promise<Outcome> {
  server.behave(behaviour);
  return provider().deleteListing('A-1', 4, context());
}
const answer = (status: number, body: string | object = {}, headers?: Record<string, string>): Behaviour =>
  always(httpAnswer(status, body, headers));

describe('a success', () => {
  it.each([200, 201])('%i with our version is delivered with the id of the CRM', async (status) => {
    expect(await sent(answer(status, written))).toMatchObject({
      kind: 'delivered',
      externalId: 'L-000001',
      httpStatus: status,
    });
  });

  it('with a newer version is delivered', async () => {
    expect(await sent(answer(200, { ...written, version: 9 }))).toMatchObject({ kind: 'delivered' });
  });

  it.each([
    ['half an answer', '{"id":"L-0'],
    ['nothing', ''],
    ['a page', '<html>welcome</html>'],
    ['JSON of another kind', '[1]'],
    ['no id', { version: 3 }],
    ['an older version', { ...written, version: 2 }],
    ['no UTF-8', '\u0000\u00ff'],
    ['the reference of another lead', { ...written, reference: 'MZL-2' }],
    ['another lead in a newer version', { ...written, reference: 'MZL-2', version: 9 }],
    ['no reference', { ...written, reference: undefined }],
    ['an empty reference', { ...written, reference: null }],
    ['a reference that only looks like ours', { ...written, reference: 'mzl-1' }],
  ])('with %s is unknown', async (_name, body) => {
    expect(await sent(answer(200, body))).toMatchObject({ kind: 'unknown', httpStatus: 200 });
  });

  it('whose body breaks off is unknown', async () => {
    expect(await sent(answer(200, written, { 'content-length': '9999' }))).toMatchObject({
      kind: 'unknown',
      httpStatus: 200,
    });
  });

  it('larger than any answer can be is unknown', async () => {
    expect(await sent(answer(200, { ...written, extra: 'x'.repeat(17 * 1024 * 1024) }))).toMatchObject({
      kind: 'unknown',
    });
  });
});

describe('a conflict', () => {
  it('with our version is delivered; a newer one that we did not write has to be looked up', async () => {
    expect(await sent(answer(409, conflict(3)))).toMatchObject({
      kind: 'delivered',
      externalId: 'L-000001',
      httpStatus: 409,
    });
    expect(await sent(answer(409, conflict(4)))).toMatchObject({ kind: 'unknown', code: 'crm.newer_there' });
  });

  it('that cannot be read, or makes no sense, is unknown', async () => {
    expect(await sent(answer(409, {}))).toMatchObject({ kind: 'unknown', httpStatus: 409 });
    expect(await sent(answer(409, conflict(2)))).toMatchObject({ kind: 'unknown', httpStatus: 409 });
  });

  it.each([
    ['another lead', 'MZL-2'],
    ['none', undefined],
  ])('that names %s is unknown, whatever its version', async (_name, reference) => {
    for (const version of [2, 3, 4])
      expect(await sent(answer(409, { ...conflict(version), reference }))).toMatchObject({ kind: 'unknown' });
    expect(await sent(answer(409, { ...conflict(3), reference }))).toMatchObject({ code: 'crm.answer_foreign' });
  });
});

describe('a refusal', () => {
  it.each([
    [401, true],
    [403, true],
    [404, true],
    [410, true],
    [425, false],
    [429, false],
    [402, true],
    [405, true],
    [418, true],
  ])('%i is tried again, alert %s: nothing was written', async (status, alert) => {
    expect(await sent(answer(status))).toMatchObject({ kind: 'retry', httpStatus: status, alert, retryAfterMs: null });
  });

  it.each([400, 413, 422])('%i is rejected with the reason', async (status) => {
    const outcome = await sent(answer(status, { code: 'unprocessable', message: 'page: too long' }));
    expect(outcome).toMatchObject({ kind: 'rejected', httpStatus: status, text: 'page: too long' });
  });

  it.each([301, 302, 303, 307, 308])('%i is unknown: so a form is answered that was carried out', async (status) => {
    const answered = answer(status, '', { location: '/leads/MZL-1' });
    expect(await sent(answered)).toMatchObject({ kind: 'unknown', httpStatus: status });
  });

  it.each([400, 403, 404, 405, 410, 413, 418, 422, 451])(
    '%i with a page is unknown: whoever stands before the CRM may have let the request pass and not the answer [M-601]',
    async (status) => {
      const page = answer(status, '<html>Blocked</html>', { 'content-type': 'text/html' });
      expect(await sent(page)).toMatchObject({ kind: 'unknown', httpStatus: status });
      expect(await deleted(page)).toMatchObject({ kind: 'unknown', httpStatus: status });
    },
  );

  it.each([401, 425, 429])(
    '%i with a page is tried again: a request without a key or a turn is not carried out',
    async (status) => {
      expect(await sent(answer(status, '<html>Not now</html>'))).toMatchObject({ kind: 'retry', httpStatus: status });
    },
  );

  it.each([408, 500, 502, 503, 504, 599])('%i is unknown: it may have been written', async (status) => {
    expect(await sent(answer(status))).toMatchObject({ kind: 'unknown', httpStatus: status });
  });

  it('tells how long to wait', async () => {
    expect(await sent(answer(429, {}, { 'retry-after': '7' }))).toMatchObject({ kind: 'retry', retryAfterMs: 7_000 });
    expect(await sent(answer(503, {}, { 'retry-after': '7' }))).toMatchObject({ kind: 'unknown', retryAfterMs: 7_000 });
    expect(await sent(answer(429, {}, { 'retry-after': '90000' }))).toMatchObject({ retryAfterMs: 90_000_000 });
  });

  it('tells it by the clock of the CRM, wherever ours stands', async () => {
    const headers = { date: 'Fri, 20 Nov 2020 06:00:00 GMT', 'retry-after': 'Fri, 20 Nov 2020 06:05:00 GMT' };
    expect(await sent(answer(429, {}, headers))).toMatchObject({ kind: 'retry', retryAfterMs: 300_000 });
  });
});

describe('a deletion', () => {
  it('answered with 204 is delivered, and so is one whose answer names it', async () => {
    expect(await deleted(answer(204, ''))).toMatchObject({ kind: 'delivered', httpStatus: 204 });
    const named = { id: 'C-1', reference: 'A-1', externalVersion: 4 };
    expect(await deleted(answer(200, named))).toMatchObject({ kind: 'delivered', httpStatus: 200 });
  });

  it.each([
    [404, {}],
    [410, { code: 'gone', message: 'x' }],
    [200, {}],
    [200, { id: 'C-1', reference: 'A-2', externalVersion: 4 }],
  ])('answered with %i and %j is looked up: it may be about anything', async (status, body) => {
    expect(await deleted(answer(status, body))).toMatchObject({ kind: 'unknown', httpStatus: status });
  });

  it.each([
    [401, 'retry'],
    [500, 'unknown'],
    [422, 'rejected'],
  ])('answered with %i is %s', async (status, kind) => {
    expect(await deleted(answer(status))).toMatchObject({ kind, httpStatus: status });
  });
});

describe('no answer', () => {
  it('after the request left is unknown, however the connection ends', async () => {
    expect(await sent((socket) => socket.resetAndDestroy())).toMatchObject({ kind: 'unknown', httpStatus: null });
    expect(await sent((socket) => socket.end())).toMatchObject({ kind: 'unknown', httpStatus: null });
    expect(await sent(always('SSH-2.0-OpenSSH_9.2\r\n'))).toMatchObject({ kind: 'unknown', httpStatus: null });
    expect(await sent((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-'))).toMatchObject({ kind: 'unknown' });
  });

  it('in time is unknown', async () => {
    expect(await sent(() => undefined)).toMatchObject({ kind: 'unknown', code: 'crm.timeout', httpStatus: null });
    const slow = await sent((socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\n{'));
    expect(slow).toMatchObject({ kind: 'unknown' });
  });

  it('since nobody listens is tried again: nothing was written', async () => {
    const closed = await startRawServer();
    await closed.close();
    const outcome = await provider(closed.url).sendLead(lead, context());
    expect(outcome).toMatchObject({ kind: 'retry', code: 'crm.no_connection', httpStatus: null, alert: false });
  });

  it('since the name is unknown, or TLS fails, is tried again', async () => {
    expect(await provider('http://crm.invalid').sendLead(lead, context(5_000))).toMatchObject({ kind: 'retry' });
    server.behave(answer(200, written));
    expect(await provider(server.url.replace('http:', 'https:')).sendLead(lead, context())).toMatchObject({
      kind: 'retry',
    });
  });

  it('since it was cancelled before it began is tried again', async () => {
    const outcome = await provider().sendLead(lead, { ...context(), signal: AbortSignal.abort() });
    expect(outcome).toMatchObject({ kind: 'retry', code: 'crm.cancelled' });
  });
});

describe('what is sent and kept', () => {
  it('carries the key with the version, the request id and the bearer key', async () => {
    server.requests.length = 0;
    await sent(answer(201, written));
    const [request] = server.requests;
    expect(request).toMatch(/^PUT \/v1\/leads\/MZL-1 HTTP/);
    expect(request).toMatch(/idempotency-key: key-v3/i);
    expect(request).toMatch(/x-request-id: req-1/i);
    expect(request).toMatch(/authorization: Bearer k/i);
  });

  it('of an answer that repeats the person holds nothing of them', async () => {
    const message =
      'Noor Al-Kuwari <noor@example.com> (+974 5555 0100, 33445566) wrote "Please call me about the office"';
    for (const status of [422, 500, 429, 200]) {
      const outcome = await sent(answer(status, { ...written, code: 'x', message, version: 1 }));
      const keptText = JSON.stringify(outcome);
      for (const secret of ['Noor', 'Kuwari', 'noor@', '5555', '3344', 'call me'])
        expect(keptText).not.toContain(secret);
    }
  });

  it('is never longer than 200 characters', async () => {
    const outcome = await sent(answer(422, { code: 'c', message: 'm'.repeat(5_000) }));
    expect(outcome.kind === 'rejected' && outcome.text.length).toBe(200);
    expect(outcome.answer!.length).toBe(200);
  });
});
