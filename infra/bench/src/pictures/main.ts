/**
 * The media store as it is and as it was, in turns.
 * node infra/bench/src/pictures/main.ts [--rounds 5] [--pictures 12]
 */
import { conclude } from '@manzil/testing/conclude';
import { openMediaFolder } from '@manzil/core/platform/media/media-folder';
import { createLimiter } from '@manzil/core/platform/async/limiter';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { renderAsBefore } from './former-rendering.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, pictures: { type: 'string', default: '12' } },
});
const photographs = path.resolve(import.meta.dirname, '../../../demo-pictures');
const width = 1600;
const atOnce = 2;
const webpFiles = 4;

interface Way {
  name: string;
  render: (original: Uint8Array) => Promise<boolean>;
  done: number;
  wrong: number;
  seconds: number;
  processorSeconds: number;
}

const folder = await mkdtemp(path.join(tmpdir(), 'manzil-picture-bench-'));
const store = await openMediaFolder(folder);
const begin = (name: string, render: Way['render']): Way => ({
  name,
  render,
  done: 0,
  wrong: 0,
  seconds: 0,
  processorSeconds: 0,
});
const before = begin('before', async (original) => (await renderAsBefore(original)) === 7);
const now = begin('now', async (original) => {
  const { hash } = await store.put(original);
  return (await readdir(path.join(folder, hash))).filter((name) => name.endsWith('.webp')).length === webpFiles;
});
const later = begin('AVIF, later', () => store.addAvif());

try {
  const files = (await readdir(photographs)).filter((name) => name.endsWith('.jpg'));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const originals = await Promise.all(
      Array.from({ length: Number(values.pictures) }, (_, n) =>
        photographOf(files, round * Number(values.pictures) + n),
      ),
    );
    for (const way of [before, now, later]) await measure(way, originals);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
const load = `${loadavg()[0]!.toFixed(1)} on ${String(cpus().length)} cores`;
console.log('| pictures of 1600 px | pictures | a second | processor seconds each | load of the machine |');
console.log('|---|--:|--:|--:|--:|');
for (const { name, done, seconds, processorSeconds } of [before, now, later])
  console.log(
    `| ${name} | ${String(done)} | ${(done / seconds).toFixed(1)} | ${(processorSeconds / done).toFixed(2)} | ${load} |`,
  );
const failed = before.wrong + now.wrong + later.wrong;
conclude(before.done + now.done + later.done - failed, failed);

async function measure(way: Way, originals: readonly Uint8Array[]): Promise<void> {
  const inTurn = createLimiter(atOnce);
  const started = performance.now();
  const used = process.cpuUsage();
  const good = await Promise.all(originals.map((original) => inTurn.run(() => way.render(original))));
  const { user, system } = process.cpuUsage(used);
  way.seconds += (performance.now() - started) / 1_000;
  way.processorSeconds += (user + system) / 1_000_000;
  way.done += good.length;
  way.wrong += good.filter((one) => !one).length;
}

/** Each another: the store keeps a picture once. */
async function photographOf(files: readonly string[], n: number): Promise<Uint8Array> {
  const file = await readFile(path.join(photographs, files[n % files.length]!));
  const brightness = 1 - (n % 50) / 500;
  return sharp(file).resize({ width }).modulate({ brightness }).jpeg({ quality: 86 }).toBuffer();
}
