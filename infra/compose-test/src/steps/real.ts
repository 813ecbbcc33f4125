/** Without demo mode. */
import { openCompose, type Compose } from '../compose.ts';
import { runOrFail } from '@manzil/embedded/process/run';
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
      check('the first administrator gets in', (await signIn(siteUrl, first)) === secondStep);
      check('the account of the demo does not', (await signIn(siteUrl, 'manzil-demo')) === 401);

      await compose.must(['run', '--rm', '--no-deps', 'migrate', 'node', 'services/migrate/src/reset-admin.ts']);
      const second = await keptPassword(compose);
      check('a new password replaces a lost one', second !== first && (await signIn(siteUrl, second)) === secondStep);

      await changeDatabasePassword(stage, compose);
      check('with another password of the database everything goes on', (await signIn(siteUrl, second)) === secondStep);
      say('administrator, lost password and the rotated password of the database: tried');
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
  const [api = ''] = await compose.running('api');
  const text = await runOrFail('docker', ['exec', api, 'cat', '/data/admin-password']);
  return /^password: (.+)$/m.exec(text)?.[1] ?? '';
}

/** The password is right, and an administrator's first second factor is wanted. */
const secondStep = 202;

async function signIn(siteUrl: string, password: string): Promise<number> {
  const answer = await fetch(`${siteUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify({ username: 'admin', password }),
    signal: AbortSignal.timeout(20_000),
  });
  await answer.body?.cancel();
  return answer.status;
}
