/** Stages go on after a failure. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { add, type Count, nothing, sentence } from './count.ts';
import { root } from '@manzil/embedded/root';
import { type FileTime, slowestLines } from './slowest.ts';
import { stages, type StageName } from './stages.ts';
import { provideTools } from './tools.ts';

export interface Wanted {
  stage: StageName;
  args?: readonly string[];
}

/** @param options `firstRed`: no stage after the first that failed */
export async function runStages(wanted: readonly Wanted[], { firstRed = false } = {}): Promise<never> {
  const missing = provideTools(wanted.flatMap(({ stage }) => stages[stage].tools));
  const summary: string[] = [];
  const failed: string[] = [];
  const times: FileTime[] = [];
  let total: Count = nothing;

  for (const { stage: name, args } of wanted) {
    if (firstRed && total.failed > 0) break;
    const started = performance.now();
    console.log(`\n── ${name} ──`);
    const lacking = stages[name].tools.find((tool) => missing.has(tool));
    if (lacking !== undefined) {
      console.error(`${name} cannot run: ${missing.get(lacking) ?? ''}`);
      failed.push(`FAILED TEST ${name}: cannot run without ${lacking}`);
      total = add(total, { ...nothing, failed: 1 });
      continue;
    }
    const outcome = await stages[name].run(args);
    failed.push(...outcome.failures.map((failure) => `FAILED TEST ${name}: ${failure}`));
    times.push(...outcome.times);
    total = add(total, outcome.count);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    summary.push(`${name.padEnd(6)} ${seconds.padStart(7)} s  ${sentence(outcome.count)}`);
  }

  const slowest = slowestLines(times);
  console.log(['', ...failed, '', 'Slowest files:', ...slowest, '', ...summary, ''].join('\n'));
  console.log(sentence(total));
  rmSync(path.join(root, '.results'), { recursive: true, force: true });
  // lets a pipe take the last line
  await sleep(10);
  process.exit(total.failed === 0 ? 0 : 1);
}
