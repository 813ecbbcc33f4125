import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApi } from '#lib/api/client.ts';
import { sendAsStaff } from './session-call.ts';
import { watchPresence } from './presence.ts';

let background: (string | null)[];
beforeEach(() => {
  background = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (request: Request) => {
    background.push(request.headers.get('x-background'));
    return Response.json({});
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what is asked a minute after the last sign of a person is marked as nobody’s', async () => {
  const browser = new EventTarget();
  vi.stubGlobal('window', browser);
  const api = createApi({ baseUrl: 'http://api.example', withSession: true });
  sendAsStaff();
  watchPresence();
  await api.GET('/api/agents');
  vi.setSystemTime(Date.now() + 60_000);
  await api.GET('/api/agents');
  vi.setSystemTime(Date.now() + 1);
  await api.GET('/api/agents');
  browser.dispatchEvent(new Event('keydown'));
  await api.GET('/api/agents');
  expect(background).toEqual([null, null, '1', null]);
});
