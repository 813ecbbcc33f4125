/**
 * Runs docker-compose.yml for real, and breaks it, in a quarter of an hour. Needs Linux, root and a Docker engine.
 * npm run compose-test                         everything
 * npm run compose-test -- up rolling           only these steps, in this order
 * npm run compose-test -- --images PROGRAM     PROGRAM first brings the base images (also COMPOSE_TEST_IMAGES)
 * npm run compose-test -- --port 4900 --keep   another port; everything is left running
 */
import { conclude } from '@manzil/testing/conclude';
import { root } from '@manzil/embedded/root';
import { parseArgs } from 'node:util';
import { provideTools } from '../../checks/src/tools.ts';
import { checkOut } from './checkout.ts';
import { openCompose } from './compose.ts';
import { run } from '@manzil/embedded/process/run';
import type { Stage, Step } from './stage.ts';
import { backup } from './steps/backup.ts';
import { journey } from './steps/journey.ts';
import { kill } from './steps/kill.ts';
import { limits } from './steps/limits.ts';
import { real } from './steps/real.ts';
import { refuse } from './steps/refuse.ts';
import { rolling, single } from './steps/rolling.ts';
import { scale } from './steps/scale.ts';
import { stop } from './steps/stop.ts';
import { up } from './steps/up.ts';

const steps: readonly Step[] = [up, limits, journey, single, scale, kill, rolling, backup, stop, refuse, real];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    images: { type: 'string', default: process.env['COMPOSE_TEST_IMAGES'] ?? '' },
    port: { type: 'string', default: '3000' },
    keep: { type: 'boolean', default: false },
  },
});
const chosen = positionals.length === 0 ? steps : positionals.map((name) => steps.find((step) => step.name === name));
const port = Number(values.port);
if (chosen.some((step) => step === undefined) || !(port > 0 && port < 65_000)) {
  console.error(
    `npm run compose-test -- [${steps.map(({ name }) => name).join(' | ')}]… [--images PROGRAM] [--port 3000] [--keep]`,
  );
  process.exit(2);
}

let passed = 0;
const failures: string[] = [];
const startedAt = performance.now();
const since = (): string => `${String(Math.round((performance.now() - startedAt) / 1_000)).padStart(4)} s`;

function check(what: string, holds: boolean, otherwise = ''): void {
  if (holds) passed += 1;
  else failures.push(what);
  if (!holds) console.log(`${since()}  FAILED ${what}${otherwise === '' ? '' : `: ${otherwise}`}`);
}

async function runSteps(stage: Stage): Promise<void> {
  for (const step of chosen) {
    if (step === undefined) continue;
    console.log(`${since()}  ${step.name}`);
    try {
      await step.run(stage);
    } catch (error) {
      check(`${step.name} goes through`, false, (error as Error).message);
      // what follows builds on it
      return;
    }
  }
}

if (values.images !== '') {
  const { code, said } = await run(values.images, [], { withinMs: 1_200_000 });
  if (code !== 0) {
    console.error(`The base images could not be made: ${said.slice(-1_000)}`);
    process.exit(1);
  }
}
if (chosen.includes(journey)) for (const advice of provideTools(['chromium']).values()) check(advice, false);
const checkout = await checkOut(root);
const compose = await openCompose(checkout.folder, `manzil-test-${String(process.pid)}`);

async function cleanUp(): Promise<void> {
  await compose.run(['down', '-v', '--timeout', '30']);
  await checkout.remove();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    console.log('Broken off; removing the containers');
    void cleanUp().finally(() => process.exit(130));
  });
try {
  // on its own port .env.example is used to the letter
  if (port !== 3000)
    await checkout.set({
      HTTP_PORT: String(port),
      HTTPS_PORT: String(port + 1),
      PUBLIC_URL: `http://localhost:${String(port)}`,
    });
  await runSteps({
    root,
    checkout,
    compose,
    siteUrl: `http://localhost:${String(port)}`,
    port,
    accepted: [],
    erased: [],
    visitors: 0,
    say: (line) => {
      for (const one of line.split('\n')) console.log(`${since()}    ${one}`);
    },
    check,
  });
} finally {
  if (values.keep) {
    console.log(`Left running: COMPOSE_PROJECT_NAME=${compose.project} in ${checkout.folder}`);
  } else {
    await cleanUp();
  }
}
for (const failure of failures) console.log(`FAILED TEST compose-test: ${failure}`);
conclude(passed, failures.length);
