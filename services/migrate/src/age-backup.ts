/**
 * Read by infra/backup and infra/restore, in containers: `node …/age-backup.ts seal age1…` or `… open`, whose identity stands in
 * AGE_IDENTITY. From stdin to stdout.
 */
import { AgeError, openWith, sealFor } from './age.ts';

const [action, recipient = ''] = process.argv.slice(2);
try {
  if (action === 'seal') await sealFor(recipient, process.stdin, process.stdout);
  else await openWith(process.env['AGE_IDENTITY'] ?? '', process.stdin, process.stdout);
} catch (error) {
  process.stderr.write(`${error instanceof AgeError ? error.message : String(error)}\n`);
  process.exit(1);
}
