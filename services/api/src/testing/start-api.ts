/** Every answer is held against the contract. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { inOriginForm } from '@manzil/core/platform/request-target';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DispatchedDelivery } from '@manzil/core/deliveries/delivery-ports';
import type { Publisher } from '@manzil/core/messaging/publisher';
import { openDatabase } from '@manzil/core/data/database';
import { loadEnv } from '@manzil/core/platform/env';
import { createLogger } from '@manzil/core/platform/logger';
import { createTestDatabase } from '@manzil/testing/database';
import type pg from 'pg';
import { createFactorRule } from '../accounts/factors/factor-rule.ts';
import { createApp } from '../app.ts';
import { composeApi } from '../compose.ts';
import type { ApiDeps } from '../deps.ts';

export interface TestApi {
  url: string;
  /** Allows everything, as `pool` does; the api has the role of the application. */
  databaseUrl: string;
  /** For kept mails. */
  dataDir: string;
  pool: pg.Pool;
  published: DispatchedDelivery[];
  /** Throws when an answer since the last call broke the contract. */
  demandContract: () => void;
  logLines: string[];
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Unless the headers say otherwise, the token goes with its cookie. */
  send(method: string, path: string, headers?: Record<string, string>, body?: unknown): Promise<Response>;
  close(): Promise<void>;
}

export interface TestApiOptions {
  settings?: Record<string, string>;
  publisher?: Publisher;
  /** Gives the address to connect to. */
  databaseThrough?: (url: string) => Promise<string>;
  replace?: Partial<ApiDeps>;
  /** Administrators need a second factor unless a row says otherwise, as outside demo mode. */
  withFactorRule?: boolean;
  /** How long a forced delivery is waited for, where nothing delivers. */
  forceWaitMs?: number;
}

const secret = 'a secret for tests only';

/** Only inside vitest, in *.int.test.ts. */
export async function startApi({
  settings = {},
  publisher,
  databaseThrough,
  replace = {},
  withFactorRule = false,
  forceWaitMs,
}: TestApiOptions = {}): Promise<TestApi> {
  const testDatabase = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'manzil-api-'));
  const env = loadEnv(['DATABASE_URL', 'SESSION_SECRET', 'CAPTCHA_SECRET', 'SYNC_TOKEN', 'SETTINGS_KEY'], {
    DATABASE_URL: (await databaseThrough?.(testDatabase.appUrl)) ?? testDatabase.appUrl,
    SESSION_SECRET: secret,
    CAPTCHA_SECRET: secret,
    SYNC_TOKEN: secret,
    SETTINGS_KEY: secret,
    DATA_DIR: dataDir,
    ...settings,
  });
  const database = openDatabase({ url: env.DATABASE_URL, poolMax: 5, applicationName: 'test-api' });
  const everything = openDatabase({ url: testDatabase.url, poolMax: 5, applicationName: 'test' });
  const published: DispatchedDelivery[] = [];
  const mismatches: string[] = [];
  const logLines: string[] = [];
  const log = createLogger({
    service: 'api',
    level: 'debug',
    destination: { write: (line: string) => void logLines.push(line) },
  });
  const recording: Publisher = {
    publish: async (deliveries) => {
      published.push(...deliveries);
      return [];
    },
    publishTasks: async () => true,
  };
  const composed = composeApi({ env, log, database, publisher: publisher ?? recording });
  if (forceWaitMs !== undefined) composed.force.timeoutMs = forceWaitMs;
  const factorRule = createFactorRule({ managersByDefault: withFactorRule });
  const deps = { ...composed, factorRule, ...replace };
  const server = createServer(
    inOriginForm(createApp(deps, { onAnswerMismatch: (mismatch) => void mismatches.push(mismatch) })),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  /** By cookie. */
  const tokens = new Map<string, string>();
  const request = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    const token = tokens.get(headers.get('cookie') ?? '');
    if (token !== undefined && !headers.has('x-session-token')) headers.set('x-session-token', token);
    const answer = await fetch(url + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      ...init,
      headers,
    });
    const given = answer.headers.get('x-session-token');
    const cookie = answer.headers
      .getSetCookie()
      .find((one) => one.startsWith('manzil.sid='))
      ?.split(';', 1)[0];
    if (given !== null && cookie !== undefined) tokens.set(cookie, given);
    // headers come before the session is stored, the last byte after it
    await answer.clone().arrayBuffer();
    return answer;
  };
  return {
    url,
    databaseUrl: testDatabase.url,
    dataDir,
    pool: everything.pool,
    published,
    demandContract() {
      const found = mismatches.splice(0);
      if (found.length > 0) throw new Error(`Answers that the contract does not have:\n${found.join('\n')}`);
    },
    logLines,
    get: (path, headers = {}) => request(path, { headers }),
    post: (path, body, headers = {}) =>
      request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    send: (method, path, headers = {}, body) =>
      request(path, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    async close() {
      await composed.events.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
      await everything.close();
      await testDatabase.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
