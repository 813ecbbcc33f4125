/** Nothing starts with a secret that is missing or public. */
import { checkPlatformSettings } from './platform-settings.ts';

const problem = checkPlatformSettings(process.env);
if (problem === null) {
  process.stdout.write('The settings can be used.\n');
} else {
  process.stderr.write(`Manzil cannot start: ${problem}\n`);
  process.exitCode = 1;
}
