/** One in ten visitors leaves in the middle of an answer. */
import { startSite } from '../speed/site.ts';
import { requestBytes, runLoad } from '../speed/wire.ts';
import { breakOff } from './break-off.ts';
import type { RunningChild } from '../proc/child-process.ts';

export interface HeapResult {
  name: string;
  /** MB after a full collection. */
  samples: number[];
  /** Without the first two tenths, in which caches fill. */
  mbPer10k: number;
}

const tenths = 10;
const settling = 2;
const connections = 8;

const paths: Readonly<Record<'api' | 'web', readonly string[]>> = {
  api: [
    '/api/properties?type=Rent&limit=12',
    '/api/properties/featured',
    '/api/captcha',
    '/api/properties/1',
    '/api/nothing',
  ],
  web: ['/en', '/ar', '/en/properties', '/en/contact', '/en/nothing', '/api/properties?limit=3'],
};

/** @throws when a service ends, or its answers fail */
export async function measureHeap(requests: number, say: (line: string) => void): Promise<HeapResult[]> {
  const flags = ['--expose-gc', '--import', new URL('heap-preload.ts', import.meta.url).pathname];
  const site = await startSite({ listings: 2_000, withWeb: true, apiFlags: flags, webFlags: flags });
  try {
    const results: HeapResult[] = [];
    for (const name of ['api', 'web'] as const) {
      const child = site[name];
      if (child === null) throw new Error(`${name} does not run`);
      results.push(await measureOne(name, child, requests));
      say(`${name}: ${String(requests)} requests done`);
    }
    return results;
  } finally {
    await site.stop();
  }
}

async function measureOne(name: 'api' | 'web', child: RunningChild, requests: number): Promise<HeapResult> {
  const samples = [await child.heapMb()];
  for (let tenth = 0; tenth < tenths; tenth += 1) {
    await visit(name, child.port, Math.round(requests / tenths));
    samples.push(await child.heapMb());
  }
  return { name, samples, mbPer10k: slope(samples.slice(settling), requests / tenths) * 10_000 };
}

async function visit(name: 'api' | 'web', port: number, count: number): Promise<void> {
  const broken = Math.round(count / 10);
  let left = count - broken;
  let turn = 0;
  const bytes = paths[name].map((path) => requestBytes('GET', path, { 'Accept-Encoding': 'br' }));
  const pick = (): Buffer => bytes[(turn += 1) % bytes.length] ?? Buffer.alloc(0);
  const next = (): Buffer | null => ((left -= 1) < 0 ? null : pick());
  const [{ statuses }] = await Promise.all([
    runLoad({ port, connections, next }),
    breakOff({ port, count: broken, next: pick }),
  ]);
  const failed = Object.entries(statuses).filter(([status]) => Number(status) >= 500);
  if (failed.length > 0) throw new Error(`${name} answered ${JSON.stringify(statuses)}`);
}

/** Least squares, per unit of distance. */
export function slope(values: readonly number[], distance: number): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const over = values.reduce((sum, value, n) => sum + (n - middle) * (value - mean), 0);
  const under = values.reduce((sum, _value, n) => sum + (n - middle) ** 2, 0);
  return over / under / distance;
}
