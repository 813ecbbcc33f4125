import { bearer } from '@manzil/core/crm/http/authorize';
import { createSandboxProvider } from '@manzil/core/crm/sandbox/provider';
import { httpAnswer, startRawServer, type Behaviour, type RawServer } from '@manzil/core/crm/testing/raw-server';
import { crmTarget } from '@manzil/core/deliveries/engine/crm-target';
import { createDeliveryEngine } from '@manzil/core/deliveries/engine/engine';
import { deliverySettings } from '@manzil/core/deliveries/engine/settings';
import { createSubjectReader } from '@manzil/core/deliveries/store/subject-reader';
import { addLeadToDeliver, ledgerRow, makeDue } from '@manzil/core/deliveries/testing/ledger-fixture';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { engineFixture } from './testing/engine-fixture.ts';

const { pool, store } = await engineFixture();
const reference = 'MZL-AMBIGUOUS';
let server: RawServer;
beforeAll(async () => {
  server = await startRawServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

const engine = () =>
  createDeliveryEngine({
    store,
    subjects: createSubjectReader(pool),
    target: crmTarget({
      ...createSandboxProvider({ baseUrl: server.url, authorization: bearer('k'), idempotent: false }),
      name: 'fake',
    }),
    settings: deliverySettings({
      DELIVERY_REQUEST_TIMEOUT_MS: 400,
      DELIVERY_LEASE_MS: 10_000,
      DELIVERY_LEASE_MARGIN_MS: 2_000,
      DELIVERY_BACKOFF_BASE_MS: 10,
      DELIVERY_BACKOFF_MAX_MS: 20,
      DELIVERY_LOOKUP_LAG_MS: 0,
      DELIVERY_RETRY_AFTER_MAX_MS: 3_600_000,
    }),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });

const record = { id: 'L-1', reference, version: 1, writes: 1, modifiedAt: '2026-11-20T08:00:01.000Z' };
const methods = (): string[] => server.requests.map((request) => request.slice(0, request.indexOf(' ')));

it.each<[string, Behaviour]>([
  ['nothing in time', () => undefined],
  ['a cut connection', (socket) => socket.resetAndDestroy()],
  ['half an answer', (socket) => socket.end('HTTP/1.1 201 Created\r\ncontent-length: 90\r\n\r\n{"id":"L-')],
  ['an answer that is none', (socket) => socket.end(httpAnswer(201, '<html>created</html>'))],
  ['a 500', (socket) => socket.end(httpAnswer(500, {}))],
  ['a 503 of a proxy', (socket) => socket.end(httpAnswer(503, 'no'))],
])('after %s the record is looked up, and a write that arrived is not sent again', async (_name, answer) => {
  let written = false;
  server.behave((socket, request) => {
    if (request.startsWith('PUT')) {
      written = true;
      answer(socket, request);
    } else socket.end(httpAnswer(200, { leads: written ? [record] : [] }));
  });
  const { id } = await addLeadToDeliver(pool, reference);
  const one = engine();
  expect(await one.sendPending(id)).toEqual(['unknown']);
  await makeDue(pool, id);
  expect([await one.sendPending(id), await one.sendRetries(id)]).toEqual([[], []]);
  expect(await one.resolveUnknown(id)).toEqual(['delivered']);
  expect(methods()).toEqual(['PUT', 'GET']);
  expect(await ledgerRow(pool, id)).toMatchObject({ state: 'delivered', external_id: 'L-1' });
});

it('a write that did not arrive is sent again after two lookups, and not before', async () => {
  let answered = false;
  server.behave((socket, request) => {
    if (request.startsWith('GET')) socket.end(httpAnswer(200, { leads: [] }));
    else if (answered) socket.end(httpAnswer(201, record));
    else {
      answered = true;
      socket.resetAndDestroy();
    }
  });
  const { id } = await addLeadToDeliver(pool, reference);
  const one = engine();
  await one.sendPending(id);
  for (let round = 0; round < 4; round += 1) {
    await makeDue(pool, id);
    await one.sendRetries(id);
    await one.resolveUnknown(id);
  }
  expect(methods()).toEqual(['PUT', 'GET', 'GET', 'PUT']);
  expect((await ledgerRow(pool, id)).state).toBe('delivered');
});
