/**
 * Plants faults one by one in a copy of HEAD and runs what they reach. Exit code 1 when one was not noticed.
 * npm run test:faults                     all that have no result yet
 * npm run test:faults -- --again unseen   once more what nobody noticed (or: all)
 * npm run test:faults -- heads sync-03    areas or single faults
 * npm run test:faults -- --no-browser     quickly; what only a browser test notices counts as unseen
 */
import { conclude } from '@manzil/testing/conclude';
import { run } from '@manzil/embedded/process/run';
import { root } from '@manzil/embedded/root';
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { allFaults } from './all.ts';
import type { Fault } from './fault.ts';
import { plant } from './plant.ts';
import { faultColumns, type FaultResult, lineOf, resultsOf, summaryOf } from './record.ts';

const file = path.join(root, 'docs/evidence/faults.tsv');
/** Above what a change reaches on a busy machine. */
const mostMs = 20 * 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { again: { type: 'string' }, 'no-browser': { type: 'boolean', default: false } },
});
const browser = values['no-browser'] ? ['--no-browser'] : [];
mkdirSync(path.dirname(file), { recursive: true });
if (!existsSync(file)) writeFileSync(file, faultColumns);
const known = resultsOf(readFileSync(file, 'utf8'));
const wanted = allFaults.filter(({ id }) => {
  const named = positionals.length === 0 || positionals.some((name) => id === name || id.startsWith(`${name}-`));
  const result = known.get(id);
  return named && (result === undefined || values.again === 'all' || values.again === result.verdict);
});

const folder = mkdtempSync(path.join(tmpdir(), 'manzil-faults-'));
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

if (wanted.length > 0) copyProject();
for (const [n, fault] of wanted.entries()) {
  const result = await tryOut(fault);
  known.set(fault.id, result);
  appendFileSync(file, lineOf(result));
  console.log(
    `${String(n + 1)}/${String(wanted.length)} ${fault.id}: ${result.verdict}, ${String(result.seconds)} s ${result.test}`,
  );
}

const red = allFaults.filter(({ id }) => known.get(id)?.verdict === 'red').length;
const left = allFaults.length - red;
console.log(`\n${summaryOf(allFaults, known)}\n`);
console.log(`${((100 * red) / allFaults.length).toFixed(1)} % of ${String(allFaults.length)} faults were noticed.`);
conclude(red, left);

/** Packages are copied: a link would lead back to this checkout. */
function copyProject(): void {
  execFileSync('git', ['clone', '--quiet', root, folder]);
  const packages = globSync(['node_modules', '{openapi,web}/node_modules', '{services,infra}/*/node_modules'], {
    cwd: root,
  });
  for (const one of packages)
    cpSync(path.join(root, one), path.join(folder, one), { recursive: true, verbatimSymlinks: true });
  for (const built of ['web/build', 'web/.react-router']) {
    mkdirSync(path.join(folder, 'web'), { recursive: true });
    if (existsSync(path.join(root, built)))
      cpSync(path.join(root, built), path.join(folder, built), { recursive: true });
  }
}

async function tryOut(fault: Fault): Promise<FaultResult> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim();
  const started = performance.now();
  const take = plant(fault, folder);
  if (take === null) return { id: fault.id, verdict: 'no longer fits', commit, seconds: 0, test: '' };
  const said = /^FAILED TEST (.*)$/m.exec(await reached())?.[1]?.replaceAll(`${folder}/`, '');
  take();
  // without its tests a run has noticed nothing
  const failed = said?.startsWith('e2e: playwright › outside a test') ? undefined : said;
  const seconds = Math.round((performance.now() - started) / 1000);
  return {
    id: fault.id,
    verdict: failed === undefined ? 'unseen' : 'red',
    commit,
    seconds,
    test: said?.slice(0, 250) ?? '',
  };
}

/** They end with this process. */
async function reached(): Promise<string> {
  const { said } = await run('node', ['infra/checks/src/changed.ts', 'HEAD', '--first-red', ...browser], {
    cwd: folder,
    // its own runners: two copies of Playwright in one process refuse each other
    env: { PATH: [path.join(folder, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter) },
    stderr: 'ignore',
    // runners that are left would hold its output open
    group: true,
    killSignal: 'SIGTERM',
    withinMs: mostMs,
  });
  return said;
}
