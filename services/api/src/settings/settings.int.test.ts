import { createSecretBox } from '@manzil/core/platform/secret-box';
import { claimPull, readPullSchedule } from '@manzil/core/data/schedule-store';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@manzil/contract/api';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

type Settings = components['schemas']['Settings'];

const key = 'an-invented-key-0123456789';
const otherKey = 'another-invented-key-987654';
const chat = { enabled: true, provider: 'built-in', autoResponse: true, leadGeneration: true };
const noMarketing = {
  googleAnalytics: { enabled: false, id: null },
  metaPixel: { enabled: false, id: null },
  tiktokPixel: { enabled: false, id: null },
};

let api: TestApi;
let admin: Staff;
beforeAll(async () => {
  api = await startApi({ settings: { ANALYTICS_ID: 'G-ENVIRONMENT', LIMIT_CHAT: '1000' } });
  admin = await signInAs(api, 'admin');
});
beforeEach(() => api.pool.query('delete from integration_settings'));
afterEach(() => api.demandContract());
afterAll(() => api.close());

const headers = () => ({ cookie: admin.cookie, origin: admin.origin });

async function read(): Promise<Settings> {
  return (await (await api.get('/api/admin/settings', headers())).json()) as Settings;
}

async function put(part: 'chat' | 'marketing' | 'schedule', body: object) {
  const answer = await api.send('PUT', `/api/admin/settings/${part}`, headers(), body);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function site() {
  return (await (await api.get('/internal/site')).json()) as {
    version: number;
    chat: object;
    marketing: Record<string, string | null>;
  };
}

async function lastAudit() {
  const { rows } = await api.pool.query<{ action: string; subject_label: string; before: object; after: object }>(
    'select action, subject_label, before, after from audit_entries order by id desc limit 1',
  );
  return rows[0];
}

describe('the table', () => {
  it('has each platform once, by at most 50 letters, switched off unless said otherwise [A-188 A-189]', async () => {
    const add = (platform: string) =>
      api.pool.query<{ enabled: boolean; config: object }>(
        'insert into integration_settings (platform) values ($1) returning enabled, config',
        [platform],
      );
    expect((await add('x'.repeat(50))).rows).toEqual([{ enabled: false, config: {} }]);
    await expect(add('x'.repeat(50))).rejects.toMatchObject({ code: '23505' });
    await expect(add('y'.repeat(51))).rejects.toMatchObject({ code: '22001' });
  });
});

describe('the chat', () => {
  it('has its defaults until something is saved, and then what was saved [A-051 A-054 A-057]', async () => {
    expect((await read()).chat).toEqual({
      ...chat,
      assistants: [
        { provider: 'openai', model: 'gpt-4.1-mini', keyState: 'none', keySavedAt: null },
        { provider: 'anthropic', model: 'claude-haiku-4-5', keyState: 'none', keySavedAt: null },
        { provider: 'gemini', model: 'gemini-2.5-flash-lite', keyState: 'none', keySavedAt: null },
      ],
    });
    const change = { enabled: false, provider: 'gemini', autoResponse: false, leadGeneration: false };
    const saved = await put('chat', { ...change, assistants: { gemini: { key, model: 'other-1' } } });
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual((await read()).chat);
    expect(saved.body).toMatchObject(change);
    const [, , gemini] = (await read()).chat.assistants;
    expect(gemini).toEqual({
      provider: 'gemini',
      model: 'other-1',
      keyState: 'stored',
      keySavedAt: expect.stringMatching(/Z$/),
    });
    const { rows } = await api.pool.query('select platform, enabled from integration_settings order by platform');
    expect(rows).toEqual([
      { platform: 'chatbot', enabled: false },
      { platform: 'gemini', enabled: true },
    ]);
  });

  it('keeps a key encrypted, and tells it to nobody again [A-052]', async () => {
    const { body } = await put('chat', { ...chat, provider: 'openai', assistants: { openai: { key } } });
    const { rows } = await api.pool.query<{ all: string; sealed: string }>(
      `select json_agg(s)::text as all, max(config ->> 'key') filter (where platform = 'openai') as sealed
       from integration_settings s`,
    );
    expect(createSecretBox('a secret for tests only').open(rows[0]!.sealed, 'openai')).toBe(key);
    const audit = await api.pool.query<{ all: string }>('select json_agg(a)::text as all from audit_entries a');
    for (const text of [
      JSON.stringify(body),
      JSON.stringify(await read()),
      rows[0]!.all,
      audit.rows[0]!.all,
      api.logLines.join(),
    ])
      expect(text).not.toContain(key);
  });

  it('keeps the key that is not named, takes a new one, forgets one on demand [A-052]', async () => {
    const stateOf = async () => (await read()).chat.assistants[0];
    await put('chat', { ...chat, assistants: { openai: { key } } });
    const first = await stateOf();
    await put('chat', { ...chat, provider: 'openai', assistants: { openai: { model: 'other-2' } } });
    expect(await stateOf()).toEqual({ ...first, model: 'other-2' });
    await put('chat', { ...chat, provider: 'openai', assistants: { openai: { key: otherKey } } });
    expect(await lastAudit()).toMatchObject({
      action: 'setting.updated',
      before: { openaiApiKey: '[redacted]' },
      after: { openaiApiKey: '[redacted]' },
    });
    expect(await put('chat', { ...chat, provider: 'openai', assistants: { openai: { key: null } } })).toMatchObject({
      status: 422,
      body: { code: 'settings.key_needed' },
    });
    expect((await stateOf())?.keyState).toBe('stored');
    await put('chat', { ...chat, assistants: { openai: { key: null } } });
    expect(await stateOf()).toMatchObject({ model: 'other-2', keyState: 'none', keySavedAt: null });
    expect(await lastAudit()).toMatchObject({ after: { openaiApiKey: null } });
  });

  it('says of a key under another SETTINGS_KEY that it must be entered again; the chat answers by itself [A-052]', async () => {
    await put('chat', { ...chat, provider: 'openai', assistants: { openai: { key } } });
    const sealed = createSecretBox('another settings key').seal(key, 'openai');
    await api.pool.query(
      `update integration_settings set config = (config::jsonb || jsonb_build_object('key', $1::text))::json where platform = 'openai'`,
      [sealed],
    );
    expect((await read()).chat.assistants[0]?.keyState).toBe('unreadable');
    expect((await api.post('/api/chat', { message: 'Hello' })).status).toBe(200);
    expect((await put('chat', { ...chat, provider: 'openai' })).body['code']).toBe('settings.key_needed');
    expect((await put('chat', { ...chat, provider: 'openai', assistants: { openai: { key } } })).status).toBe(200);
  });

  it('chosen without a key is refused, and so is what no service would take [A-051]', async () => {
    const code = async (change: object) => (await put('chat', { ...chat, ...change })).body['code'];
    expect(await code({ provider: 'anthropic' })).toBe('settings.key_needed');
    expect(await code({ provider: 'elsewhere' })).toBe('request.invalid');
    expect(await code({ assistants: { openai: { key: 'with blank inside' } } })).toBe('request.invalid');
    expect(await code({ assistants: { openai: { model: '../../v2' } } })).toBe('request.invalid');
    expect(await code({ assistants: { openai: { url: 'http://169.254.169.254' } } })).toBe('request.invalid');
    expect((await api.pool.query('select from integration_settings')).rowCount).toBe(0);
  });

  it('switched off answers nobody, and public pages know at once [A-054]', async () => {
    const before = await site();
    expect(before.chat).toEqual({ off: [], assistant: null });
    await put('chat', { ...chat, enabled: false, autoResponse: false });
    const after = await site();
    expect(after).toMatchObject({
      version: before.version + 1,
      chat: { off: ['bot', 'auto-response'], assistant: null },
    });
    const answer = await api.post('/api/chat', { message: 'Hello' });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'chat.disabled']);
    await put('chat', { ...chat, provider: 'openai', assistants: { openai: { key } } });
    expect((await site()).chat).toEqual({ off: [], assistant: 'OpenAI' });
  });

  it('without the offer leads nobody to the form, and with it everybody who asks for a person [A-054]', async () => {
    const kinds = async () => {
      const answer = await api.post('/api/chat', { message: 'I want to sell my villa' });
      return ((await answer.json()) as { links: { kind: string }[] }).links.map(({ kind }) => kind);
    };
    expect(await kinds()).toContain('contact');
    await put('chat', { ...chat, leadGeneration: false });
    expect(await kinds()).toEqual(['whatsapp', 'call']);
  });

  it('the built-in assistant can be tried as well [A-053]', async () => {
    const answer = await api.send('POST', '/api/admin/settings/chat/test', headers(), { provider: 'built-in' });
    expect(await answer.json()).toMatchObject({
      outcome: 'answered',
      status: null,
      message: expect.stringMatching(/apartments/),
    });
    expect(await lastAudit()).toMatchObject({
      action: 'setting.tested',
      after: { provider: 'built-in', outcome: 'answered' },
    });
  });
});

describe('the measurement of visits', () => {
  it('is that of the environment until something is saved, and then what was saved [A-055 A-057]', async () => {
    expect((await read()).marketing).toEqual({ ...noMarketing, fromEnvironment: 'G-ENVIRONMENT' });
    expect((await site()).marketing).toEqual({});
    const before = await site();
    const change = {
      googleAnalytics: { enabled: true, id: 'G-AB12CD34EF' },
      metaPixel: { enabled: true, id: '123456789012345' },
      tiktokPixel: { enabled: false, id: 'C4ABCDEFGHIJ1234' },
    };
    expect(await put('marketing', change)).toMatchObject({ status: 200, body: { ...change, fromEnvironment: null } });
    expect(await site()).toMatchObject({
      version: before.version + 1,
      marketing: { google_analytics: 'G-AB12CD34EF', meta_pixel: '123456789012345', tiktok_pixel: null },
    });
    expect(await lastAudit()).toMatchObject({ action: 'setting.updated', subject_label: 'marketing' });
    await put('marketing', noMarketing);
    expect((await site()).marketing).toEqual({ google_analytics: null, meta_pixel: null, tiktok_pixel: null });
  });

  it.each([
    { googleAnalytics: { enabled: true, id: null } },
    { googleAnalytics: { enabled: false, id: 'G-AB12"><script>' } },
    { googleAnalytics: { enabled: true, id: 'UA-1' } },
    { metaPixel: { enabled: true, id: '12ab' } },
    { tiktokPixel: { enabled: true, id: 'short' } },
  ])('refuses %o [A-055]', async (change) => {
    expect(await put('marketing', { ...noMarketing, ...change })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', errors: [{ path: `${Object.keys(change)[0]!}.id` }] },
    });
  });
});

describe('the schedule of pulls', () => {
  it('is saved, begins now, and says when it runs next [A-057]', async () => {
    expect((await read()).schedule).toMatchObject({ scheduleTime: '*/15 * * * *', isActive: true });
    const answer = await put('schedule', { scheduleTime: ' 0  */6 * * * ', isActive: true });
    expect(answer).toMatchObject({ status: 200, body: { scheduleTime: '0 */6 * * *', isActive: true } });
    const runs = (answer.body['nextRuns'] as string[]).map((time) => new Date(time));
    expect(runs).toHaveLength(3);
    // Qatar is UTC+3
    for (const run of runs) expect([run.getUTCHours() % 6, run.getUTCMinutes()]).toEqual([3, 0]);
    expect(await lastAudit()).toEqual({
      action: 'schedule.updated',
      subject_label: 'listings',
      before: { scheduleTime: '*/15 * * * *' },
      after: { scheduleTime: '0 */6 * * *' },
    });
  });

  it('is the one that the scheduler reads; a time before it was saved is made up for by nobody [A-057]', async () => {
    await api.pool.query(`delete from schedule_ticks`);
    await put('schedule', { scheduleTime: '*/30 * * * *', isActive: true });
    const found = await readPullSchedule(api.pool);
    expect(found?.cron).toBe('*/30 * * * *');
    expect(found!.nowMs - found!.lastTickMs!).toBeLessThan(30_000);
    const past = found!.nowMs - 60_000;
    expect(await claimPull(api.pool, past, past + 1_800_000, true)).toBe(false);
    const due = found!.nowMs + 60_000;
    expect(await claimPull(api.pool, due, due + 1_800_000, true)).toBe(true);
  });

  it('can be switched off', async () => {
    expect((await put('schedule', { scheduleTime: '0 3 * * *', isActive: false })).body).toMatchObject({
      nextRuns: [],
    });
    expect(await readPullSchedule(api.pool)).toBeNull();
    await put('schedule', { scheduleTime: '*/15 * * * *', isActive: true });
    expect((await readPullSchedule(api.pool))?.cron).toBe('*/15 * * * *');
  });

  it.each(['* * * * *', 'every day at noon', '0 99 * * *', '@midnight ...'])('refuses %j', async (scheduleTime) => {
    expect(await put('schedule', { scheduleTime, isActive: true })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'scheduleTime', code: scheduleTime === '* * * * *' ? 'too_often' : 'unreadable' }] },
    });
  });
});
