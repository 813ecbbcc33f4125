/** In the container of the api, which has both keys: `node …/rotate-keys.ts [--check]`. */
import { loadEnv } from '@manzil/core/platform/env';
import { rotateSettingsKey } from '@manzil/core/start/rotate-settings-key';

const env = loadEnv(['DATABASE_URL', 'SETTINGS_KEY']);
const { lines, isDone } = await rotateSettingsKey({
  url: env.DATABASE_URL,
  key: env.SETTINGS_KEY,
  former: env.SETTINGS_KEY_FORMER,
  check: process.argv[2] === '--check',
});
process.stdout.write(`${lines.join('\n')}\n`);
if (!isDone) process.exitCode = 1;
