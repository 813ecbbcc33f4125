/**
 * Runs the named stages one after the other, also after a failure, and ends with `N passed, N failed` over all of them.
 *
 *   node infra/checks/src/run.ts check unit int e2e
 */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { add, type Count, nothing, sentence } from './count.ts';
import { isStage, stages, type StageName } from './stages.ts';
import { provideTools } from './tools.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !isStage(name));
if (names.length === 0 || unknown.length > 0) {
  console.error(`Name one or more of these stages: ${Object.keys(stages).join(', ')}.`);
  process.exit(2);
}

const wanted = names.filter((name): name is StageName => isStage(name));
const missing = provideTools(wanted.flatMap((name) => stages[name].tools));
const summary: string[] = [];
const failed: string[] = [];
const repeated: string[] = [];
/** More tests than this that needed a second try are no chance any more (decision 19). */
const mostSecondTries = 3;
let total: Count = nothing;

for (const name of wanted) {
  const started = performance.now();
  console.log(`\n── ${name} ──`);
  const lacking = stages[name].tools.find((tool) => missing.has(tool));
  const { count, failures, secondTries } =
    lacking === undefined
      ? await stages[name].run()
      : { count: { ...nothing, failed: 1 }, failures: [], secondTries: [] };
  failed.push(...failures.map((failure) => `FAILED TEST ${name}: ${failure}`));
  repeated.push(...secondTries.map((line) => `SECOND TRY ${name}: ${line}`));
  if (lacking !== undefined) console.error(`${name} cannot run: ${missing.get(lacking) ?? ''}`);
  total = add(total, count);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  summary.push(`${name.padEnd(6)} ${seconds.padStart(7)} s  ${sentence(count)}`);
}

if (repeated.length > mostSecondTries) {
  failed.push(`FAILED: ${String(repeated.length)} tests needed a second try, at most ${String(mostSecondTries)} may`);
  total = add(total, { ...nothing, failed: 1 });
}
console.log(`\n${[...failed, ...repeated, ...summary].join('\n')}\n`);
console.log(sentence(total));
rmSync(new URL('../.results', import.meta.url), { recursive: true, force: true });
// lets a pipe take the last line before the process ends
await sleep(10);
process.exit(total.failed === 0 ? 0 : 1);
