import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openChildLog } from './child-log.ts';
import { createChild, type Child } from './child.ts';
import { processBegan } from './process-identity.ts';

let folder: string;
const children: Child[] = [];
const within = { timeout: 15_000, interval: 50 };

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manzil-child-'));
});
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.stop()));
  await rm(folder, { recursive: true, force: true });
});

const ready = `process.send({ type: 'ready' }); setInterval(() => {}, 1000);`;

async function make(source: string, stopWithinMs = 5_000): Promise<{ child: Child; news: string[] }> {
  const entry = path.join(folder, 'main.mjs');
  await writeFile(entry, source);
  const news: string[] = [];
  const made = createChild({
    service: {
      name: 'retry',
      entry: path.relative(path.resolve(import.meta.dirname, '../../..'), entry),
      stopWithinMs,
    },
    env: { PATH: process.env['PATH'] ?? '' },
    log: openChildLog(folder, 'part'),
    nodeFlags: [],
    onNews: (text) => void news.push(text),
    onPid: () => undefined,
  });
  children.push(made);
  return { child: made, news };
}

describe('createChild', () => {
  it('is ready when it says so, and stops when asked', async () => {
    const { child: part } = await make(ready);
    await part.start();
    const pid = part.pid ?? 0;
    expect(await processBegan(pid)).not.toBeNull();
    await part.stop();
    expect(await processBegan(pid)).toBeNull();
    expect(part.pid).toBeNull();
  });

  it('tells why it did not start', async () => {
    const { child: part } = await make(`console.log('{"level":"fatal","msg":"no port"}'); process.exit(3);`);
    await expect(part.start()).rejects.toThrow(
      /^retry ended \(exit code 3\) before it was ready \(no port\); its log .*part\.log says more\.$/,
    );
  });

  it('comes back after dying, with its exit code told and a longer wait each time', async () => {
    const { child: part, news } = await make(`process.send({ type: 'ready' }, () => process.exit(7));`);
    await part.start();
    await vi.waitFor(() => {
      expect(news.filter((text) => text.includes('ended'))).toHaveLength(2);
    }, within);
    expect(news[0]).toMatch(/^retry ended \(exit code 7\); starting it again in 1 s\./);
    expect(news).toContain('retry runs again.');
    expect(news.findLast((text) => text.includes('ended'))).toMatch(/starting it again in 2 s\./);
  });

  it('kills what does not stop', async () => {
    const { child: part } = await make(`process.on('SIGTERM', () => {}); ${ready}`, 300);
    await part.start();
    const pid = part.pid ?? 0;
    await part.stop();
    expect(await processBegan(pid)).toBeNull();
  });
});
