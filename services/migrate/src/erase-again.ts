/** Read by infra/restore, in a container: erases what was erased since the backup; its list on stdin. */
import { loadEnv } from '@manzil/core/platform/env';
import { eraseOnceMore } from '@manzil/core/start/erase-once-more';
import { text } from 'node:stream/consumers';

const env = loadEnv(['DATABASE_URL']);
const { erased, unreadable } = await eraseOnceMore(env, await text(process.stdin));
process.stdout.write(`Enquiries erased once more: ${String(erased)}.\n`);
if (unreadable > 0) {
  process.stderr.write(`${String(unreadable)} lines of the list cannot be read.\n`);
  process.exitCode = 1;
}
