import { afterEach, describe, expect, it } from 'vitest';
import { leadBody, startTestSandbox, type TestSandbox } from './testing/test-sandbox.ts';

let sandbox: TestSandbox;
afterEach(() => sandbox.close());

const put = (reference: string, version: number, key: string, change: object = {}) =>
  sandbox.call('PUT', `/v1/leads/${reference}`, { body: { ...leadBody, version, ...change }, key });

describe('a lead', () => {
  it('is stored once, replaced by a newer version and looked up by its reference', async () => {
    sandbox = await startTestSandbox();
    expect(await put('MZL-1', 1, 'a')).toMatchObject({ status: 201, body: { id: 'L-000001', version: 1, writes: 1 } });
    expect(await put('MZL-1', 3, 'b')).toMatchObject({ status: 200, body: { id: 'L-000001', version: 3, writes: 2 } });
    const found = await sandbox.call('GET', '/v1/leads?reference=MZL-1');
    expect(found.body).toMatchObject({ leads: [{ reference: 'MZL-1', version: 3, email: leadBody.email }] });
    expect((await sandbox.call('GET', '/v1/leads?reference=MZL-2')).body).toEqual({ leads: [] });
  });

  it('is not written twice for the same key and version, nor over a newer version', async () => {
    sandbox = await startTestSandbox();
    await put('MZL-1', 2, 'a');
    expect(await put('MZL-1', 2, 'a')).toMatchObject({ status: 200, body: { replayed: true, writes: 1, version: 2 } });
    expect(await put('MZL-1', 2, 'b')).toMatchObject({ status: 409, body: { storedVersion: 2, id: 'L-000001' } });
    expect(await put('MZL-1', 1, 'c')).toMatchObject({ status: 409, body: { storedVersion: 2 } });
    expect(await put('MZL-1', 3, 'a')).toMatchObject({ status: 200, body: { version: 3, writes: 2 } });
    expect((await sandbox.call('GET', '/v1/stats')).body).toMatchObject({
      leads: { records: 1, writes: 2, duplicates: 0, writesPerReference: { 'MZL-1': 2 } },
    });
  });

  it('is written and counted again for every request while idempotency is off', async () => {
    sandbox = await startTestSandbox();
    await sandbox.setFaults({ idempotent: false });
    await put('MZL-1', 1, 'a');
    expect(await put('MZL-1', 1, 'a')).toMatchObject({ status: 200, body: { writes: 2 } });
    expect(await put('MZL-1', 0 + 1, 'b')).toMatchObject({ status: 200, body: { writes: 3 } });
    await put('MZL-1', 2, 'c');
    expect(await put('MZL-1', 1, 'd')).toMatchObject({ status: 409, body: { storedVersion: 2 } });
  });

  it('survives a restart, faults included', async () => {
    sandbox = await startTestSandbox();
    await put('MZL-1', 1, 'a');
    await sandbox.setFaults({ idempotent: false, retryAfterSeconds: 7 });
    await sandbox.restart();
    expect((await sandbox.call('GET', '/v1/leads?reference=MZL-1')).body).toMatchObject({
      leads: [{ id: 'L-000001' }],
    });
    expect((await sandbox.call('GET', '/v1/faults')).body).toMatchObject({ idempotent: false, retryAfterSeconds: 7 });
    expect((await sandbox.call('GET', '/v1/stats')).body).toMatchObject({
      leads: { writesPerReference: { 'MZL-1': 1 } },
    });
  });
});

describe('what cannot be', () => {
  it.each([
    ['no key', 401, { authorization: 'Bearer wrong' }, '/v1/leads/MZL-1', JSON.stringify({ ...leadBody, version: 1 })],
    ['no JSON', 400, {}, '/v1/leads/MZL-1', '{"version":'],
    ['an empty body', 422, {}, '/v1/leads/MZL-1', undefined],
    ['a bad reference', 400, {}, '/v1/leads/a%20b', JSON.stringify({ ...leadBody, version: 1 })],
    ['a broken escape', 400, {}, '/v1/leads/%E0%A4%A', JSON.stringify({ ...leadBody, version: 1 })],
    ['an unknown field', 422, {}, '/v1/leads/MZL-1', JSON.stringify({ ...leadBody, version: 1, colour: 'red' })],
    ['a version of nothing', 422, {}, '/v1/leads/MZL-1', JSON.stringify({ ...leadBody, version: 0 })],
    ['a body too large', 413, {}, '/v1/leads/MZL-1', JSON.stringify({ ...leadBody, notes: 'x'.repeat(300_000) })],
    ['an unknown address', 404, {}, '/v1/people/1', '{}'],
  ])('%s answers %i with a code', async (_name, status, headers, path, raw) => {
    sandbox = await startTestSandbox();
    const answer = await sandbox.call('PUT', path, { raw, headers });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  it('says why a value cannot be stored, without repeating it', async () => {
    sandbox = await startTestSandbox();
    const answer = await put('MZL-1', 1, 'a', { email: 'x', language: 'klingon' });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain('email');
    expect(JSON.stringify(answer.body)).not.toContain('klingon');
  });
});

describe('faults', () => {
  it('fail before anything is written', async () => {
    sandbox = await startTestSandbox();
    await sandbox.setFaults({ error500: 1 });
    expect(await put('MZL-1', 1, 'a')).toMatchObject({ status: 500, body: { code: 'server_error' } });
    await sandbox.setFaults({ tooMany429: 1, retryAfterSeconds: 7 });
    const slowed = await put('MZL-1', 1, 'a');
    expect(slowed.status).toBe(429);
    expect(slowed.headers.get('retry-after')).toBe('7');
    await sandbox.setFaults({});
    expect((await sandbox.call('GET', '/v1/leads?reference=MZL-1')).body).toEqual({ leads: [] });
  });

  it('cut the connection after the write', async () => {
    sandbox = await startTestSandbox();
    await sandbox.setFaults({ cutAfterWrite: 1 });
    await expect(put('MZL-1', 1, 'a')).rejects.toThrow();
    await sandbox.setFaults({});
    expect((await sandbox.call('GET', '/v1/leads?reference=MZL-1')).body).toMatchObject({ leads: [{ version: 1 }] });
  });

  it('answer a success that cannot be read, lose a write, or write twice', async () => {
    sandbox = await startTestSandbox();
    await sandbox.setFaults({ malformed: 1 });
    expect(await put('MZL-1', 1, 'a')).toMatchObject({ status: 200, body: undefined });
    await sandbox.setFaults({ lostWrite: 1 });
    const lost = await Promise.all([put('MZL-2', 1, 'b'), put('MZL-4', 1, 'd')]);
    expect(lost).toMatchObject([
      { status: 200, body: { reference: 'MZL-2', version: 1 } },
      { status: 200, body: { reference: 'MZL-4', version: 1 } },
    ]);
    expect(new Set(lost.map(({ body }) => (body as { id: string }).id)).size).toBe(2);
    await sandbox.setFaults({ duplicateWrite: 1 });
    expect(await put('MZL-3', 1, 'c')).toMatchObject({ status: 201, body: { writes: 2 } });
    await sandbox.setFaults({});
    const { leads } = (await sandbox.call('GET', '/v1/stats')).body as { leads: object };
    expect(leads).toEqual({ records: 3, writes: 3, duplicates: 1, writesPerReference: { 'MZL-1': 1, 'MZL-3': 2 } });
    expect((await sandbox.call('GET', '/v1/leads?reference=MZL-3')).body).toMatchObject({
      leads: [{ id: 'L-000002' }, { id: 'L-000003' }],
    });
  });

  it('strike in the same order for the same seed', async () => {
    const run = async (): Promise<number[]> => {
      sandbox = await startTestSandbox({ seed: 7 });
      await sandbox.setFaults({ error500: 0.5 });
      const statuses: number[] = [];
      for (let i = 1; i <= 12; i += 1) statuses.push((await put(`MZL-${String(i)}`, 1, `k${String(i)}`)).status);
      await sandbox.close();
      return statuses;
    };
    const first = await run();
    expect(new Set(first)).toEqual(new Set([201, 500]));
    expect(await run()).toEqual(first);
  });

  it('refuse numbers that are no probabilities', async () => {
    sandbox = await startTestSandbox();
    expect((await sandbox.call('PUT', '/v1/faults', { body: { error500: 2 } })).status).toBe(422);
    expect((await sandbox.call('PUT', '/v1/faults', { body: { eror500: 1 } })).status).toBe(422);
  });
});

it('counts the records under many references at once, whatever its faults', async () => {
  sandbox = await startTestSandbox();
  await put('MZL-1', 1, 'a');
  await sandbox.setFaults({ duplicateWrite: 1 });
  await put('MZL-2', 1, 'b');
  await sandbox.setFaults({ error500: 1, malformed: 1 });
  const count = (references: unknown) => sandbox.call('POST', '/v1/stats/leads', { body: { references } });
  expect(await count(['MZL-2', 'MZL-3', 'MZL-1'])).toMatchObject({
    status: 200,
    body: {
      leads: [
        { reference: 'MZL-2', records: 2 },
        { reference: 'MZL-3', records: 0 },
        { reference: 'MZL-1', records: 1 },
      ],
    },
  });
  expect((await count(['no reference'])).status).toBe(422);
  expect((await count(Array.from({ length: 501 }, (_, n) => `MZL-${String(n)}`))).status).toBe(422);
});
