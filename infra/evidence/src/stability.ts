/**
 * Integration and browser stages until ten rounds in a row were green, three beside two processes that burn the
 * cores. Goes on where it was broken off.
 * npm run evidence -- stability
 * node infra/evidence/src/stability.ts --rounds 2      at most two rounds now
 */
import { conclude } from '@manzil/testing/conclude';
import { run } from '@manzil/embedded/process/run';
import { root } from '@manzil/embedded/root';
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { commitNow } from './commit.ts';
import { resultOf } from './page.ts';
import { inARow, type Round, roundOf, roundsWanted, tableOf } from './rounds.ts';

/** Of one stage, on a busy machine. */
const longestMs = 3_600_000;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const file = path.join(root, 'docs/evidence/stability.tsv');
mkdirSync(path.dirname(file), { recursive: true });
if (!existsSync(file)) writeFileSync(file, 'stage\tbusy\tcommit\tat\tpassed\tfailed\tseconds\tsaid\n');

for (let n = 0; n < Number(values.rounds); n += 1) {
  const known = inARow(roundsSoFar());
  if (known.length >= roundsWanted) break;
  const busy = (known.length + 1) % 3 === 0;
  for (const stage of ['int', 'e2e'] as const) writeRound(await runStage(stage, busy));
}
const rounds = inARow(roundsSoFar());
console.log(`\n${tableOf(rounds)}\n`);
conclude(rounds.length, roundsWanted - Math.min(rounds.length, roundsWanted));

async function runStage(stage: 'int' | 'e2e', busy: boolean): Promise<Round> {
  const burners = busy ? [burn(), burn()] : [];
  const started = performance.now();
  console.log(`${stage}${busy ? ', beside two processes that burn the cores' : ''} …`);
  const args = ['infra/checks/src/run.ts', stage];
  const { said: output } = await run('node', args, { cwd: root, stderr: 'inherit', withinMs: longestMs });
  for (const one of burners) one.kill('SIGKILL');
  const { passed, failed } = resultOf(output) ?? { passed: 0, failed: 1 };
  for (const [line] of output.matchAll(/^FAILED TEST .*$/gm)) console.log(line);
  const said = /^FAILED TEST (.*)$/m.exec(output)?.[1]?.replaceAll('\t', ' ').slice(0, 300) ?? '';
  const seconds = Math.round((performance.now() - started) / 1000);
  return { stage, busy, commit: commitNow(), at: new Date().toISOString(), passed, failed, seconds, said };
}

function burn(): ChildProcess {
  const forAnHour = 'const end = Date.now() + 3_600_000; while (Date.now() < end);';
  return spawn(process.execPath, ['-e', forAnHour], { stdio: 'ignore' });
}

function writeRound(round: Round): void {
  console.log(
    `${round.stage}: ${String(round.passed)} passed, ${String(round.failed)} failed, ${String(round.seconds)} s`,
  );
  appendFileSync(file, `${Object.values(round).map(String).join('\t')}\n`);
}

function roundsSoFar(): Round[] {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(1).map(roundOf);
}
