/** The api on a free port, on a database of its own; every answer is held against the contract. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DispatchedDelivery } from '@manzil/core/domain/delivery-ports';
import type { Publisher } from '@manzil/core/messaging/publisher';
import { openDatabase } from '@manzil/core/persistence/database';
import { loadEnv } from '@manzil/core/platform/env';
import { createLogger } from '@manzil/core/platform/logger';
import { createTestDatabase } from '@manzil/testing/database';
import type pg from 'pg';
import { createApp } from '../app.ts';
import { composeApi } from '../compose.ts';
import type { ApiDeps } from '../deps.ts';

export interface TestApi {
  url: string;
  databaseUrl: string;
  pool: pg.Pool;
  /** What was handed to the queues. */
  published: DispatchedDelivery[];
  /** Throws when an answer since the last call was not as the contract has it: for afterEach. */
  demandContract: () => void;
  /** Lines of the log, as written. */
  logLines: string[];
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

export interface TestApiOptions {
  settings?: Record<string, string>;
  publisher?: Publisher;
  /** Puts something between the api and its database; gives the address to connect to. */
  databaseThrough?: (url: string) => Promise<string>;
  /** Replaces single parts, such as the road to crm-sync. */
  replace?: Partial<ApiDeps>;
}

const secret = 'a secret for tests only';

/** Starts it. Only inside vitest, in files named *.int.test.ts. */
export async function startApi({
  settings = {},
  publisher,
  databaseThrough,
  replace = {},
}: TestApiOptions = {}): Promise<TestApi> {
  const testDatabase = await createTestDatabase();
  const env = loadEnv(['DATABASE_URL', 'SESSION_SECRET', 'CAPTCHA_SECRET', 'SYNC_TOKEN'], {
    DATABASE_URL: (await databaseThrough?.(testDatabase.url)) ?? testDatabase.url,
    SESSION_SECRET: secret,
    CAPTCHA_SECRET: secret,
    SYNC_TOKEN: secret,
    ...settings,
  });
  const database = await openDatabase({ url: env.DATABASE_URL, poolMax: 5, applicationName: 'test-api' });
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
  const deps = { ...composeApi({ env, log, database, publisher: publisher ?? recording }), ...replace };
  const server = createServer(createApp(deps, { onAnswerMismatch: (mismatch) => void mismatches.push(mismatch) }));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const request = async (path: string, init: RequestInit): Promise<Response> => {
    const answer = await fetch(url + path, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init });
    // the headers come before the session is stored, the last byte after it
    await answer.clone().arrayBuffer();
    return answer;
  };
  return {
    url,
    databaseUrl: testDatabase.url,
    pool: database.pool,
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
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
      await testDatabase.drop();
    },
  };
}
