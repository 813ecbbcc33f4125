/** For an administrator locked out of containers: `node …/reset-admin.ts [username]`. */
import { writeAdminPassword } from '@manzil/core/accounts/store/admin-password';
import { openDatabase } from '@manzil/core/data/database';
import { resetAdmin } from '@manzil/core/accounts/store/first-admin';
import { loadEnv } from '@manzil/core/platform/env';

const env = loadEnv(['DATABASE_URL']);
const username = process.argv[2];
const database = openDatabase({ url: env.DATABASE_URL, poolMax: 2, applicationName: 'manzil-reset-admin' });
try {
  const access = await resetAdmin(database.pool, username);
  if (access === null) {
    process.stderr.write(`Nobody signs in as ${username ?? ''}; leave the name out, or correct it.\n`);
    process.exitCode = 1;
  } else {
    const file = await writeAdminPassword(env.DATA_DIR, access);
    process.stdout.write(
      `The new password of ${access.username} is in ${file}; it must be changed at the next sign-in. Second factors were taken away.\n`,
    );
  }
} finally {
  await database.close();
}
