import { endChild } from '@manzil/embedded/process/end-child';
import { startNode } from '@manzil/embedded/process/node-process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface SandboxProcess {
  url: string;
  call(method: string, path: string, body?: object): Promise<{ status: number; body: unknown }>;
  stop(): Promise<void>;
}

/** On a free port. */
export async function startSandboxProcess(listings: number): Promise<SandboxProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), 'manzil-sandbox-'));
  const env = { SANDBOX_PORT: '0', SANDBOX_LISTINGS: String(listings), DEMO_MODE: 'on', DATA_DIR: folder };
  const entry = 'services/crm-sandbox/src/main.ts';
  const { child, port } = await startNode({ name: 'The sandbox', entry, env, withinMs: 30_000 });
  const url = `http://127.0.0.1:${String(port)}`;
  return {
    url,
    async call(method, where, body) {
      const answer = await fetch(`${url}${where}`, {
        method,
        headers: { authorization: 'Bearer sandbox-key', 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(10_000),
      });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    },
    async stop() {
      await endChild(child, 20_000);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
