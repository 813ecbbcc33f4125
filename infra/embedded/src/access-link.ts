/** `npm run access-link username-or-e-mail`: a one-time link for somebody whom no mail server reaches. */
import { printAccessLink } from '@manzil/core/start/print-access-link';
import { operatorCommand } from './operator-command.ts';
import { StartError } from './start-error.ts';

await operatorCommand('No link was made', async (url, env) => {
  const printed = await printAccessLink({ url, env, name: process.argv[2] ?? '' });
  if ('refusal' in printed) throw new StartError(printed.refusal);
  console.log(`${printed.link}\nIt works once, until ${printed.expiresAt}.`);
});
