/** The CRM sandbox as a process of its own, as in operation. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const main = path.resolve(import.meta.dirname, '../../../services/crm-sandbox/src/main.ts');

export interface SandboxProcess {
  url: string;
  call(method: string, path: string, body?: object): Promise<{ status: number; body: unknown }>;
  stop(): Promise<void>;
}

/** Starts one with so many demo listings on a free port. */
export async function startSandboxProcess(listings: number): Promise<SandboxProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), 'manzil-sandbox-'));
  const { PATH = '' } = process.env;
  const settings = { SANDBOX_PORT: '0', SANDBOX_LISTINGS: String(listings), DEMO_MODE: 'on', DATA_DIR: folder };
  const child = spawn(process.execPath, [main], { env: { PATH, ...settings }, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = `http://127.0.0.1:${String(await readyPort(child))}`;
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
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function readyPort(child: ChildProcess): Promise<number> {
  const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
  try {
    for await (const line of createInterface({ input: child.stdout! })) {
      const { msg, port } = JSON.parse(line) as { msg?: string; port?: number };
      if (msg === 'ready' && port !== undefined) return port;
    }
    throw new Error('The sandbox ended before it was ready');
  } finally {
    clearTimeout(timer);
    child.stdout!.resume();
  }
}
