import { withSecretFiles } from '@manzil/core/platform/secret-files';
import { existsSync } from 'node:fs';
import { createLauncher } from './launcher.ts';
import { watchNpm } from './npm-watch.ts';
import { createScreen } from './screen.ts';
import { sentenceFor } from './start-error.ts';
import { starterEnv } from './starter-env.ts';

const stopWithinMs = 20_000;
const development = process.argv.includes('--dev');
const screen = createScreen();
let stopping = false;
// A closed terminal takes no more lines; no reason to die.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

// The environment goes before the file.
if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const given = { ...process.env, ...(development ? { NODE_ENV: 'development' } : {}) };
  const env = starterEnv(given);
  const launcher = createLauncher({
    env,
    given: withSecretFiles(given),
    screen,
    development,
  });

  async function stop(reason: string, code: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    screen.line(`\nStopping (${reason}) …`);
    // Children notice our exit; a guard ends PostgreSQL.
    setTimeout(() => process.exit(1), stopWithinMs);
    await launcher.stop();
    screen.line('Stopped.');
    process.exit(code);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal, 0));
  await watchNpm(() => void stop('npm has ended', 1));
  try {
    await launcher.start();
  } catch (error) {
    // A start that is being stopped fails on its way.
    if (!stopping) {
      stopping = true;
      process.stderr.write(`Manzil cannot start: ${sentenceFor(error, env.DATA_DIR)}\n`);
      await launcher.stop();
      process.exit(1);
    }
  }
} catch (error) {
  process.stderr.write(`Manzil cannot start: ${sentenceFor(error, '')}\n`);
  process.exit(1);
}
