/** A one-time link for somebody whom no mail server reaches, in containers: `node …/access-link.ts username-or-e-mail`. */
import { printAccessLink } from '@manzil/core/start/print-access-link';
import { loadEnv } from '@manzil/core/platform/env';

const env = loadEnv(['DATABASE_URL']);
const printed = await printAccessLink({ url: env.DATABASE_URL, env, name: process.argv[2] ?? '' });
if ('link' in printed) process.stdout.write(`${printed.link}\nIt works once, until ${printed.expiresAt}.\n`);
else {
  process.stderr.write(`${printed.refusal}\n`);
  process.exitCode = 1;
}
