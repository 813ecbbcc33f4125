import { linkAddress } from '../accounts/link-address.ts';
import { makeOperatorLink } from '../accounts/store/operator-link.ts';
import { openDatabase } from '../data/database.ts';
import { createMailer, type MailerEnv } from '../mail/create-mailer.ts';
import { sendNotice } from '../mail/notice-mail.ts';
import { readOffice } from '../office/store/office-store.ts';
import { createLogger } from '../platform/logger.ts';

interface Wish {
  /** Of the database. */
  url: string;
  env: MailerEnv;
  /** Username or e-mail; whoever was invited has no username yet. */
  name: string;
}

/** Makes a fresh link, tells its person, and gives it to whoever runs the command; else a sentence. */
export async function printAccessLink({
  url,
  env,
  name,
}: Wish): Promise<{ link: string; expiresAt: string } | { refusal: string }> {
  if (name.trim() === '') return { refusal: 'Give a username or an e-mail address.' };
  const database = openDatabase({ url, poolMax: 2, applicationName: 'manzil-access-link' });
  try {
    const made = await makeOperatorLink(database.pool, name);
    if (made === null) return { refusal: `Nobody has the username or e-mail ${name}, or the account is disabled.` };
    const { token, expiresAt, email: to, firstName } = made;
    const at = new Date().toISOString();
    const log = createLogger({ service: 'access-link', level: 'warn' });
    const office = () => readOffice(database.pool);
    await sendNotice({ mailer: createMailer(env), log, office }, { kind: 'link_made', to, firstName, at });
    return { link: linkAddress(env.PUBLIC_URL, token), expiresAt };
  } finally {
    await database.close();
  }
}
