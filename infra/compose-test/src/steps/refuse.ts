/** Outside demo mode a missing or demo secret stops the start. */
import { openCompose } from '../compose.ts';
import type { Step } from '../stage.ts';

const real = {
  COMPOSE_PROFILES: null,
  DEMO_MODE: null,
  PUBLIC_URL: 'https://manzil.example',
  HTTP_BIND: '127.0.0.1',
  HTTP_PORT: '0',
  HTTPS_PORT: '0',
};
export const ownSecrets = {
  DATABASE_PASSWORD: 'one-of-this-installation-and-no-other',
  DATABASE_OWNER_PASSWORD: 'seven-of-this-installation-and-no-other',
  REDIS_PASSWORD: 'two-of-this-installation-and-no-other',
  SESSION_SECRET: 'three-of-this-installation-and-no-other',
  CAPTCHA_SECRET: 'four-of-this-installation-and-no-other',
  SYNC_TOKEN: 'five-of-this-installation-and-no-other',
  SETTINGS_KEY: 'six-of-this-installation-and-no-other',
};
const cases: [what: string, changes: Record<string, string | null>, says: RegExp][] = [
  [
    'the secrets of .env.example',
    real,
    /Manzil cannot start: .*SESSION_SECRET.* must not have the value of \.env\.example/,
  ],
  ['a missing secret', { ...real, ...ownSecrets, SYNC_TOKEN: null }, /Manzil cannot start: SYNC_TOKEN must be set/],
  [
    'a missing password',
    { ...real, ...ownSecrets, REDIS_PASSWORD: null },
    /Manzil cannot start: REDIS_PASSWORD must be set/,
  ],
  [
    'a site without https',
    { ...real, ...ownSecrets, PUBLIC_URL: 'http://manzil.example' },
    /Manzil cannot start: PUBLIC_URL must begin with https/,
  ],
];

export const refuse: Step = {
  name: 'refuse',
  async run({ checkout, say, check }) {
    const compose = await openCompose(checkout.folder, `manzil-refuse-${String(process.pid)}`);
    try {
      for (const [what, changes, says] of cases) {
        await checkout.set(changes);
        const { code } = await compose.run(['up', '-d'], { withinMs: 120_000 });
        const { said } = await compose.run(['logs', '--no-color', 'settings']);
        const sentence = said.split('\n').find((line) => says.test(line));
        check(`${what} stops the start with one sentence`, code !== 0 && sentence !== undefined, said.slice(-500));
        say(`${what}: ${sentence?.replace(/^.*?\| ?/, '') ?? 'no sentence'}`);
        check(`${what}: no database is made`, (await compose.all()).length === 1);
        await compose.must(['down', '-v']);
      }
    } finally {
      await compose.run(['down', '-v']);
    }
  },
};
