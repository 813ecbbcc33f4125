import { dumpQueues } from '@manzil/core/messaging/testing/dump-queues';
import { randomBytes, randomInt } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Exchange } from './balancer.ts';
import { openLedger } from './ledger.ts';
import { shortSettings } from './platform-env.ts';
import { startPlatform } from './platform.ts';

const within = { timeout: 60_000, interval: 200 };
const crmDown = { error500: 1 };

interface Line {
  name: string;
  text: string;
}

function makeCanary() {
  const mark = randomBytes(6).toString('hex');
  const phone = `5${String(randomInt(1_000_000, 9_999_999))}`;
  return {
    requestId: `canary-request-${String(randomInt(1_000, 9_999))}`,
    traces: [mark, phone],
    enquiry: {
      firstName: `First${mark}`,
      lastName: `Last${mark}`,
      email: `mail${mark}@example.com`,
      phone: `+974 ${phone}`,
      message: `I am ${mark} and would like to see an office.`,
      source: 'contact_form',
      website: '',
      captcha: '0',
      captchaToken: 'off',
      consent: { policyVersion: '2025-06-15', marketing: false },
      page: '/en/contact',
      language: 'en',
    },
  };
}

const readLine = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
};

it('finds no trace of a visitor, and one name from the form to the CRM', async () => {
  const lines: Line[] = [];
  const crmCalls: Exchange[] = [];
  const platform = await startPlatform({
    backend: 'postgres',
    ops: true,
    settings: { ...shortSettings, LOG_LEVEL: 'debug' },
    onLine: (name, text) => void lines.push({ name, text }),
    onCrmCall: (call) => void crmCalls.push(call),
  });
  const ledger = openLedger(platform.databaseUrl);
  onTestFinished(async () => {
    await ledger.close();
    await platform.stop();
  });
  const { apiUrl, crmSync, notifier, sandbox, opsUrls } = platform;
  const { enquiry, requestId, traces } = makeCanary();
  const send = (body: string): Promise<Response> =>
    fetch(`${apiUrl}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': requestId },
      body,
    });
  const queues = (): Promise<string> => dumpQueues(platform.databaseUrl, platform.redisUrl);

  // nor what was refused
  expect((await send(JSON.stringify({ ...enquiry, email: enquiry.email.replace('@', ' at ') }))).status).toBe(400);
  expect((await send(JSON.stringify(enquiry).slice(0, -1))).status).toBe(400);
  expect((await fetch(`${apiUrl}/api/leads?search=${enquiry.email}`)).status).toBe(401);
  expect((await fetch(`${apiUrl}/api/${enquiry.firstName}/${enquiry.email}`)).status).toBe(404);

  await Promise.all([crmSync.kill(), notifier.kill()]);
  await sandbox.setFaults(crmDown);
  expect((await send(JSON.stringify(enquiry))).status).toBe(201);
  const ids = (await ledger.query<{ id: string }>('select id from deliveries')).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  // the api tells the queues after it has answered
  await vi.waitFor(async () => {
    const told = await queues();
    for (const id of ids) expect(told).toContain(id);
  }, within);
  const held = await queues();
  for (const trace of traces) expect(held).not.toContain(trace);

  await Promise.all([crmSync.restart(), notifier.restart()]);
  await vi.waitFor(async () => expect(Object.keys(await ledger.attempts()).join()).toContain('send unknown'), within);
  await sandbox.setFaults({});
  await vi.waitFor(async () => expect(await ledger.states()).toEqual({ delivered: 2 }), within);

  const said = lines.map(({ text }) => text).join('\n');
  const metrics = await Promise.all(
    Array.from(opsUrls.values(), async (url) => (await fetch(`${url}/metrics`)).text()),
  );
  const places = { logs: said, metrics: metrics.join('\n'), queues: await queues() };
  for (const [place, text] of Object.entries(places))
    for (const trace of traces)
      expect(text.toLowerCase().includes(trace), `${trace} stands in the ${place}`).toBe(false);

  const linesOf = (process: string): Record<string, unknown>[] =>
    lines.filter(({ name, text }) => name === process && text.includes(requestId)).map(({ text }) => readLine(text));
  const named = { requestId };
  expect(linesOf('api')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...named, msg: 'lead accepted' }),
      expect.objectContaining({ ...named, msg: 'request', route: '/api/contact', status: 201 }),
    ]),
  );
  expect(linesOf('crm-sync')).toContainEqual(
    expect.objectContaining({ ...named, msg: 'delivery attempted', kind: 'send', outcome: 'unknown', status: 500 }),
  );
  expect(linesOf('retry')).toContainEqual(
    expect.objectContaining({ ...named, msg: 'delivery attempted', kind: 'send', outcome: 'delivered' }),
  );
  expect(linesOf('notifier')).toContainEqual(
    expect.objectContaining({ ...named, msg: 'delivery attempted', consumer: 'mail', outcome: 'delivered' }),
  );
  const ofLead = crmCalls.filter(({ path }) => path.includes('/leads') && !path.includes('stats'));
  expect(ofLead.map(({ method }) => method)).toEqual(expect.arrayContaining(['PUT', 'GET']));
  expect(new Set(ofLead.map((call) => call.requestId))).toEqual(new Set([requestId]));
  expect(places.metrics).toContain('manzil_intake_total{outcome="accepted",service="api"} 1');
  expect(places.metrics).toMatch(
    /manzil_delivery_attempt_duration_seconds_count\{[^}]*service="retry"[^}]*outcome="delivered"[^}]*\} [1-9]/,
  );
  expect(places.metrics).toMatch(/manzil_relay_last_round_timestamp_seconds\{service="scheduler"\} \d+/);
});
