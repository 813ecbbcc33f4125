import { fillProperties } from '@manzil/core/listings/testing/fill-properties';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AssistantStub, startAssistantStub } from '@manzil/testing/assistant-stub';
import { signInAs, type Staff } from '../../testing/sign-in.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { Reply } from '../answer-parts.ts';

const providers = ['openai', 'anthropic', 'gemini'] as const;
type Provider = (typeof providers)[number];
const key = 'an-invented-key-0123456789';

let stub: AssistantStub;
let api: TestApi;
let admin: Staff;
beforeAll(async () => {
  stub = await startAssistantStub();
  api = await startApi({
    settings: { LIMIT_CHAT: '1000', ASSISTANT_BASE_URL: stub.url, ASSISTANT_TIMEOUT_MS: '300' },
  });
  await fillProperties(api.pool, 300);
  admin = await signInAs(api, 'admin');
}, 60_000);
beforeEach(async () => {
  stub.requests.length = 0;
  stub.answer = 'Hello from outside.';
  await api.pool.query('delete from integration_settings');
});
afterEach(() => api.demandContract());
afterAll(async () => {
  await api.close();
  await stub.close();
});

const headers = () => ({ cookie: admin.cookie, origin: admin.origin });

async function choose(provider: Provider): Promise<void> {
  const settings = { enabled: true, provider, autoResponse: true, leadGeneration: true };
  const answer = await api.send('PUT', '/api/admin/settings/chat', headers(), {
    ...settings,
    assistants: { [provider]: { key: `${key}-${String(Math.random())}`, model: 'a-model-1.5' } },
  });
  expect(answer.status).toBe(200);
}

async function ask(message = 'offices for rent, I am noura@example.com'): Promise<Reply> {
  const answer = await api.post('/api/chat', { message });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Reply;
}

const headerOf: Record<Provider, (sent: Record<string, unknown>) => unknown> = {
  openai: (sent) => sent['authorization'],
  anthropic: (sent) => sent['x-api-key'],
  gemini: (sent) => sent['x-goog-api-key'],
};
const pathOf: Record<Provider, string> = {
  openai: '/v1/chat/completions',
  anthropic: '/v1/messages',
  gemini: '/v1beta/models/a-model-1.5:generateContent',
};

const inAllWays = (more: object = {}) => {
  const text = 'We have flats in Doha.';
  return JSON.stringify({
    choices: [{ message: { content: text } }],
    content: [{ type: 'text', text }],
    candidates: [{ content: { parts: [{ text }] } }],
    ...more,
  });
};

describe.each(providers)('%s', (provider) => {
  it('words what the site found, and is told nothing else of the visitor [A-051]', async () => {
    const builtIn = await ask();
    await choose(provider);
    stub.answer = '**We** have flats in Doha.';
    expect(await ask()).toEqual({ ...builtIn, message: 'We have flats in Doha.' });
    expect(builtIn.listings).toHaveLength(3);
    const [request] = stub.requests;
    expect(request?.path).toBe(pathOf[provider]);
    expect(headerOf[provider](request!.headers)).toContain(key);
    const sent = JSON.stringify(request?.body);
    expect(sent).toContain('offices for rent, I am [e-mail]');
    expect(sent).toContain(builtIn.listings[0]!.title);
    expect(sent).not.toContain('noura');
    expect(sent).not.toContain(key);
    // Gemini: in the address
    expect(request?.body['model']).toBe(provider === 'gemini' ? undefined : 'a-model-1.5');
    stub.answer = { status: 200, body: inAllWays({ x: 'x'.repeat(200_000) }) };
    expect((await ask()).message).toBe('We have flats in Doha.');
  });

  it('answers in the language of the question [A-051]', async () => {
    await choose(provider);
    stub.answer = 'أهلًا بك، لدينا شقق في الدوحة.';
    expect(await ask('شقق للإيجار في الدوحة')).toMatchObject({ language: 'ar', message: stub.answer });
    expect(JSON.stringify(stub.requests[0]?.body)).toContain('Answer in Arabic');
  });

  it.each([
    ['refuses', { status: 401, body: inAllWays() }],
    ['is overloaded', { status: 529, body: 'busy' }],
    // to the stub, which counts who follows
    ['sends us elsewhere', { status: 307, body: '', headers: { location: '/elsewhere' } }],
    ['answers what is no JSON', { status: 200, body: '<html>' }],
    ['answers without a text', { status: 200, body: '{"choices":[],"content":[],"candidates":[{}]}' }],
    ['answers too much', { status: 200, body: inAllWays({ x: 'x'.repeat(300_000) }) }],
    ['invents a price', 'A flat for only QAR 1,234,567!'],
    ['never answers', 'never'],
    ['breaks off', 'cut'],
  ] as const)('when it %s the built-in assistant answers [A-051]', async (_how, answer) => {
    const builtIn = await ask();
    await choose(provider);
    stub.answer = answer;
    const began = performance.now();
    expect(await ask()).toEqual(builtIn);
    expect(performance.now() - began).toBeLessThan(3_000);
    expect(stub.requests).toHaveLength(1);
  });

  it('after three failures visitors do not wait for it any more [A-051]', async () => {
    await choose(provider);
    stub.answer = 'never';
    for (const _ of [1, 2, 3, 4, 5]) await ask();
    expect(stub.requests).toHaveLength(3);
  });

  it('a test reports what it answered, with status and time [A-053]', async () => {
    const tryIt = async (body: object) => {
      const answer = await api.send('POST', '/api/admin/settings/chat/test', headers(), { provider, ...body });
      return [answer.status, (await answer.json()) as Record<string, unknown>] as const;
    };
    expect(await tryIt({})).toMatchObject([422, { code: 'settings.key_needed' }]);
    expect(await tryIt({ key, model: 'tried-2' })).toMatchObject([
      200,
      { outcome: 'answered', status: 200, message: 'Hello from outside.' },
    ]);
    expect(headerOf[provider](stub.requests[0]!.headers)).toContain(key);
    stub.answer = { status: 401, body: JSON.stringify({ error: { message: `Incorrect key ${key}, or sk-ab***9Z` } }) };
    expect(await tryIt({ key })).toMatchObject([
      200,
      { outcome: 'refused', status: 401, message: 'Incorrect key [key], or [key]' },
    ]);
    stub.answer = 'never';
    expect(await tryIt({ key })).toMatchObject([200, { outcome: 'timeout', status: null, message: '' }]);
  });
});

it('when nobody listens there the built-in assistant answers [A-051]', async () => {
  const alone = await startApi({ settings: { ASSISTANT_BASE_URL: 'http://127.0.0.1:9' } });
  try {
    const staff = await signInAs(alone, 'admin');
    await alone.send(
      'PUT',
      '/api/admin/settings/chat',
      { cookie: staff.cookie, origin: staff.origin },
      {
        enabled: true,
        provider: 'openai',
        autoResponse: true,
        leadGeneration: true,
        assistants: { openai: { key } },
      },
    );
    const answer = await alone.post('/api/chat', { message: 'Hello' });
    expect(((await answer.json()) as Reply).message).toMatch(/^Hello! I can search our listings/);
  } finally {
    await alone.close();
  }
});

it('neither the question nor the key stands in a log [A-052]', async () => {
  await choose('openai');
  stub.answer = { status: 500, body: '{}' };
  await ask('a very special question');
  const log = api.logLines.join('\n');
  expect(log).toContain('the assistant gave no answer to show');
  expect(log).not.toMatch(/an-invented-key|very special/);
});
