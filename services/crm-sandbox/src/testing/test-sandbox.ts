import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noFaults, type Faults } from '../http/faults.ts';
import { createSandbox, type Sandbox } from '../sandbox.ts';

export const testKey = 'key-of-a-test';

export const leadBody = {
  version: 1,
  firstName: 'Noor',
  lastName: 'Al-Kuwari',
  email: 'noor@example.com',
  phone: '+974 5555 0100',
  message: 'أرغب في معاينة المكتب',
  source: 'property_inquiry',
  language: 'ar',
  createdAt: '2026-11-20T08:00:00Z',
};

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface CallOptions {
  body?: object | undefined;
  raw?: string | undefined;
  key?: string;
  headers?: Record<string, string>;
}

export interface TestSandbox {
  readonly url: string;
  readonly folder: string;
  readonly sandbox: Sandbox;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  setFaults(faults: Partial<Faults>): Promise<void>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function startTestSandbox(options: { seed?: number; showPage?: boolean } = {}): Promise<TestSandbox> {
  const folder = await mkdtemp(path.join(tmpdir(), 'manzil-sandbox-'));
  const make = (): Sandbox =>
    createSandbox({ file: path.join(folder, 'crm.sqlite'), apiKey: testKey, picturesFolder: folder, ...options });
  let sandbox = make();
  let port = await sandbox.listen(0, '127.0.0.1');
  let closed = false;

  return {
    folder,
    get url() {
      return `http://127.0.0.1:${String(port)}`;
    },
    get sandbox() {
      return sandbox;
    },
    async call(method, where, { body, raw, key, headers = {} } = {}) {
      const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
      const answer = await fetch(`http://127.0.0.1:${String(port)}${where}`, {
        method,
        headers: {
          authorization: `Bearer ${testKey}`,
          'content-type': 'application/json',
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...headers,
        },
        ...(text === undefined ? {} : { body: text }),
        signal: AbortSignal.timeout(10_000),
      });
      return { status: answer.status, headers: answer.headers, body: parsed(await answer.text()) };
    },
    async setFaults(faults) {
      sandbox.faults.set({ ...noFaults, ...faults });
    },
    async restart() {
      await sandbox.close();
      sandbox = make();
      port = await sandbox.listen(0, '127.0.0.1');
    },
    async close() {
      if (closed) return;
      closed = true;
      await sandbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
