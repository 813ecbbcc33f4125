/** `npm start` and `npm run dev`: everything on this machine, from one command. */
import { createLauncher } from './launcher.ts';
import { createScreen } from './screen.ts';
import { sentenceFor } from './start-error.ts';
import { starterEnv } from './starter-env.ts';

const stopWithinMs = 20_000;
const development = process.argv.includes('--dev');
const screen = createScreen();
let stopping = false;

try {
  const given = { ...process.env, ...(development ? { NODE_ENV: 'development' } : {}) };
  const env = starterEnv(given);
  const launcher = createLauncher({
    env,
    given,
    screen,
    development,
    onDatabaseLost: () => {
      void stop('PostgreSQL ended by itself', 1);
    },
  });

  async function stop(reason: string, code: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    screen.line(`\nStopping (${reason}) …`);
    // Whatever still hangs then is killed with its group; a guard ends PostgreSQL when this process is gone.
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await launcher.stop();
    screen.line('Stopped.');
    process.exit(code);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal, 0));
  stopWithNpm(() => void stop('npm is gone', 1));
  try {
    await launcher.start();
  } catch (error) {
    // A start that is being stopped fails on its way; that is no news.
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

/** When npm is killed with -9 this process would go on unseen; its parent is then another one. */
function stopWithNpm(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}
