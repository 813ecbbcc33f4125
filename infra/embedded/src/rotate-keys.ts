/**
 * `npm run rotate-keys [-- --check]`: new keys for sessions, captcha and sealed secrets, which are then sealed anew. Where the
 * environment gives SETTINGS_KEY, it makes none, and seals under that.
 */
import { rotateSettingsKey } from '@manzil/core/start/rotate-settings-key';
import { operatorCommand } from './operator-command.ts';
import { dropFormerSettingsKey, replaceSecrets, secretSettings } from './secrets.ts';

const check = process.argv[2] === '--check';

await operatorCommand(
  check ? 'The keys were not checked' : 'The keys were not changed',
  async (url, { DATA_DIR, SETTINGS_KEY, SETTINGS_KEY_FORMER }) => {
    const isOurs = SETTINGS_KEY === undefined;
    if (isOurs && !check) await replaceSecrets(DATA_DIR);
    const kept = await secretSettings(DATA_DIR, process.env);
    const { lines, isDone } = await rotateSettingsKey({
      url,
      key: SETTINGS_KEY ?? kept['SETTINGS_KEY'] ?? '',
      former: isOurs ? kept['SETTINGS_KEY_FORMER'] : SETTINGS_KEY_FORMER,
      check,
    });
    console.log(lines.join('\n'));
    if (!isDone) process.exitCode = 1;
    else if (isOurs && !check) {
      await dropFormerSettingsKey(DATA_DIR);
      console.log('Sessions and forms that are open go on for 12 hours. Start Manzil again.');
    }
  },
  // who runs has the keys before
  { stopped: !check },
);
