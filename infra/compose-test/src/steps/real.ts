/** Without demo mode. */
import { openCompose, type Compose } from '../compose.ts';
import { run, runOrFail } from '@manzil/embedded/process/run';
import { Secret, TOTP } from 'otpauth';
import { signIn } from '../staff-session.ts';
import type { Stage, Step } from '../stage.ts';
import { ownSecrets } from './refuse.ts';

const upWithinMs = 600_000;

export const real: Step = {
  name: 'real',
  async run(stage) {
    const { checkout, say, check } = stage;
    const port = stage.port + 2;
    const siteUrl = `http://localhost:${String(port)}`;
    await checkout.set({
      COMPOSE_PROFILES: null,
      DEMO_MODE: null,
      PUBLIC_URL: siteUrl,
      HTTP_PORT: String(port),
      HTTPS_PORT: String(port + 1),
      ...ownSecrets,
    });
    const compose = await openCompose(checkout.folder, `manzil-real-${String(process.pid)}`);
    try {
      const { code, said } = await compose.run(['up', '-d'], { withinMs: upWithinMs });
      check('a real installation starts', code === 0, said.slice(-2_000));
      const first = await keptPassword(compose);
      check('the first administrator gets in', (await statusOf(siteUrl, first)) === secondStep);
      check('the account of the demo does not', (await statusOf(siteUrl, 'manzil-demo')) === 401);

      await compose.must(['run', '--rm', '--no-deps', 'migrate', 'node', 'services/migrate/src/reset-admin.ts']);
      const second = await keptPassword(compose);
      check('a new password replaces a lost one', second !== first && (await statusOf(siteUrl, second)) === secondStep);

      await changeDatabasePassword(stage, compose);
      check(
        'with another password of the database everything goes on',
        (await statusOf(siteUrl, second)) === secondStep,
      );

      const secret = await addApp(siteUrl, second);
      await changeSettingsKey(stage, compose);
      check('the app of before works with the new key', await entersWith(siteUrl, second, secret, 1));
      say('administrator, lost password and the rotated password of the database, key of the settings: tried');
    } finally {
      await compose.run(['down', '-v', '--timeout', '30']);
    }
  },
};

/** As docs/operations.md says. */
async function changeDatabasePassword({ checkout }: Stage, compose: Compose): Promise<void> {
  const password = 'another-of-this-installation';
  await checkout.set({ DATABASE_PASSWORD: password });
  await compose.must(['up', '-d'], { withinMs: upWithinMs });
}

async function keptPassword(compose: Compose): Promise<string> {
  const text = await runOrFail('docker', ['exec', await only(compose, 'api'), 'cat', '/data/admin-password']);
  return /^password: (.+)$/m.exec(text)?.[1] ?? '';
}

/** The password is right, and an administrator's first second factor is wanted. */
const secondStep = 202;

const statusOf = async (siteUrl: string, password: string): Promise<number> =>
  (await signIn(siteUrl, 'admin', password)).status;

/** @returns the secret that the app keeps, in base32 */
async function addApp(siteUrl: string, password: string): Promise<string> {
  const { ask } = await signIn(siteUrl, 'admin', password);
  const { secret } = (await ask('POST', '/api/auth/factors/totp')) as { secret: string };
  await ask('PUT', '/api/auth/factors/totp', { code: codeOf(secret) });
  return secret;
}

/** A code works once, and one of the next half minute is taken too. */
async function entersWith(siteUrl: string, password: string, secret: string, stepsOn = 0): Promise<boolean> {
  const { ask } = await signIn(siteUrl, 'admin', password);
  return ask('POST', '/api/auth/login/second', { method: 'totp', code: codeOf(secret, stepsOn) }).then(
    () => true,
    () => false,
  );
}

const codeOf = (secret: string, stepsOn = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsOn * 30_000 });

/** As docs/operations.md says. What is sealed with it is the secret of the administrator's app. */
async function changeSettingsKey({ checkout, check }: Stage, compose: Compose): Promise<void> {
  const rotate = async (...options: string[]) =>
    run('docker', ['exec', await only(compose, 'api'), 'node', 'services/migrate/src/rotate-keys.ts', ...options]);
  const next = 'eight-of-this-installation-and-no-other';
  await checkout.set({ SETTINGS_KEY: next, SETTINGS_KEY_FORMER: ownSecrets.SETTINGS_KEY });
  await compose.must(['up', '-d'], { withinMs: upWithinMs });
  const before = await rotate('--check');
  check('what is sealed with the former key is counted', before.code === 1, before.said);
  const done = await rotate();
  check('what was sealed with the former key is sealed anew', done.code === 0, done.said);
  await checkout.set({ SETTINGS_KEY_FORMER: null });
  await compose.must(['up', '-d'], { withinMs: upWithinMs });
  const after = await rotate('--check');
  check('nothing needs the former key', after.code === 0, after.said);
}

async function only(compose: Compose, service: string): Promise<string> {
  const [id = ''] = await compose.running(service);
  return id;
}
