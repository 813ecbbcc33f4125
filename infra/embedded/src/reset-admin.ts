/** `npm run reset-admin [username]`: a new password, whether Manzil runs or not. */
import { writeAdminPassword } from '@manzil/core/accounts/store/admin-password';
import { openDatabase } from '@manzil/core/data/database';
import { resetAdmin } from '@manzil/core/accounts/store/first-admin';
import { operatorCommand } from './operator-command.ts';
import { StartError } from './start-error.ts';

const username = process.argv[2];
await operatorCommand('The administrator was not reset', async (url, env) => {
  const database = openDatabase({ url, poolMax: 2, applicationName: 'manzil-reset-admin' });
  try {
    const access = await resetAdmin(database.pool, username);
    if (access === null)
      throw new StartError(`Nobody signs in as ${username ?? ''}; leave the name out, or correct it.`);
    const file = await writeAdminPassword(env.DATA_DIR, access);
    console.log(`The new password of ${access.username} is in ${file}; it must be changed at the next sign-in.`);
    console.log('Second factors of this account were taken away.');
  } finally {
    await database.close();
  }
});
