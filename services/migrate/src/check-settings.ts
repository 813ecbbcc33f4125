/**
 * Nothing starts with settings that are missing, public or not safe.
 * node services/migrate/src/check-settings.ts        those of this process, as containers start
 * npm run check-settings -- [file]                   those of a file for containers, .env by itself, before an upgrade
 */
import { readSettingsFile, type SettingsFile } from './settings-file.ts';
import { checkPlatformSettings } from './platform-settings.ts';

const [flag, file = '.env'] = process.argv.slice(2);
const { source, unreadable }: SettingsFile =
  flag === '--file' ? await readSettingsFile(file) : { source: process.env, unreadable: null };
const problem = unreadable ?? checkPlatformSettings(source);
if (problem === null) {
  process.stdout.write('The settings can be used.\n');
} else {
  process.stderr.write(`Manzil cannot start: ${problem}\n`);
  process.exitCode = 1;
}
