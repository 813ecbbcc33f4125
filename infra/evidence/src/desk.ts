/**
 * The journeys of an agency's week in both languages, on a wide screen and a phone, counted in steps and seconds by the
 * browser tests themselves. Writes docs/evidence/desk.tsv.
 * npm run evidence -- desk
 */
import { run } from '@manzil/embedded/process/run';
import { root } from '@manzil/embedded/root';
import { conclude } from '@manzil/testing/conclude';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { desks, figuresIn, fileOf, journeys, tableOf } from './desk-figures.ts';

const longestMs = 1_800_000;

const folder = mkdtempSync(path.join(tmpdir(), 'manzil-desk-'));
const collected = path.join(folder, 'figures.tsv');
// one after the other: seconds are of a machine that does nothing else
const args = ['infra/checks/src/run.ts', 'e2e', 'e2e/desk.spec.ts', '--workers=1'];
await run('node', args, {
  cwd: root,
  env: { DESK_FIGURES: collected },
  stderr: 'inherit',
  onOutput: (chunk) => void process.stdout.write(chunk),
  killSignal: 'SIGTERM',
  withinMs: longestMs,
});
const figures = existsSync(collected) ? figuresIn(readFileSync(collected, 'utf8')) : [];
rmSync(folder, { recursive: true, force: true });
const wanted = journeys.length * desks.length;
// what a broken run has measured does not replace a whole one
if (figures.length === wanted) writeFileSync(path.join(root, 'docs/evidence/desk.tsv'), fileOf(figures));
console.log(`\n${tableOf(figures)}\n`);
conclude(figures.length, wanted - figures.length);
