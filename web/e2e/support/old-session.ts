import { runningDatabase } from '../../../infra/embedded/src/postgres/running-database.ts';
import { withClient } from '../../../infra/embedded/src/postgres/database.ts';

/** As if more than five minutes had passed since this person typed the password. */
export async function forgetConfirmation(username: string): Promise<void> {
  const url = await runningDatabase(process.env['E2E_DATA_DIR'] ?? '');
  if (url === null) throw new Error('The database of the run does not answer');
  await withClient(url, (client) =>
    client.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{confirmedAt}', '1')::json
       where (sess ->> 'userId')::integer = (select user_id from credentials where username = $1)`,
      [username],
    ),
  );
}
