/** One row of `integration_settings`; its password is sealed as those of the CRM are (decision 36). */
import type pg from 'pg';
import { z } from 'zod';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { IntegrationSetting } from '../../data/entities/content/integration-setting.ts';
import { typed } from '../../data/typed.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { type MailboxAddress, mailboxSecurities, mayTakePassword } from '../mailbox.ts';

/** Also where its password opens. */
export const mailboxPlatform = 'mailbox';

export interface MailboxSettings extends Omit<MailboxAddress, 'password'> {
  enabled: boolean;
  /** To which answers go; null: to whoever wrote. */
  answersTo: string | null;
  passwordState: 'none' | 'stored' | 'unreadable';
  /** 0: never saved. */
  version: number;
}

export interface MailboxChange extends Omit<MailboxSettings, 'passwordState'> {
  /** Left out: stays. */
  password?: string;
}

/** Somebody else saved them since. */
export class MailboxChangedError extends Error {
  constructor() {
    super('The mailbox was changed since it was shown');
    this.name = 'MailboxChangedError';
  }
}

/** A stored password goes to no other server and for no other name than it was given for. */
export class PasswordNeededError extends Error {
  constructor() {
    super('The password is needed again');
    this.name = 'PasswordNeededError';
  }
}

const config = z.object({
  host: z.string().catch(''),
  port: z.number().int().catch(993),
  security: z.enum(mailboxSecurities).catch('tls'),
  username: z.string().catch(''),
  folder: z.string().catch('INBOX'),
  answersTo: z.string().nullable().catch(null),
  password: z.string().optional().catch(undefined),
});

async function stored(db: Queryable) {
  const row = await typed(db)
    .selectFrom('integrationSettings')
    .select(['enabled', 'config', 'version'])
    .where('platform', '=', mailboxPlatform)
    .executeTakeFirst();
  return { enabled: row?.enabled ?? false, version: row?.version ?? 0, ...config.parse(row?.config ?? {}) };
}

/** Needs no key. */
export const isMailboxOn = async (db: Queryable): Promise<boolean> => (await stored(db)).enabled;

/** To where answers are asked for; null: nobody reads them there. Needs no key. */
export async function readAnswersTo(db: Queryable): Promise<string | null> {
  const { enabled, answersTo } = await stored(db);
  return enabled && answersTo !== null && answersTo !== '' ? answersTo : null;
}

/** With its password, for whoever reads the mailbox. Password null: none, or unreadable. */
export async function readMailbox(db: Queryable, box: SecretBox) {
  const { password: sealed, ...shown } = await stored(db);
  const password = sealed === undefined ? null : box.open(sealed, mailboxPlatform);
  const passwordState = sealed === undefined ? 'none' : password === null ? 'unreadable' : 'stored';
  return { settings: { ...shown, passwordState } satisfies MailboxSettings, password };
}

/** Of another mailbox is read from the beginning. The audit entry holds no password. @throws MailboxChangedError, PasswordNeededError */
export function saveMailbox(pool: pg.Pool, box: SecretBox, change: MailboxChange, act: StaffAct): Promise<void> {
  const { version, password, ...wanted } = change;
  return staffWrite(pool, act, async ({ em, db, client }) => {
    await client.query('lock table integration_settings in share row exclusive mode');
    const { password: sealed, version: found, ...before } = await stored(client);
    if (found !== version) throw new MailboxChangedError();
    const isElsewhere =
      before.host !== wanted.host || before.port !== wanted.port || before.username !== wanted.username;
    if (sealed !== undefined && password === undefined && !mayTakePassword(before, wanted))
      throw new PasswordNeededError();
    const { enabled, ...rest } = wanted;
    const kept = password === undefined ? sealed : box.seal(password, mailboxPlatform);
    const values = { enabled, config: { ...rest, ...(kept !== undefined && { password: kept }) } };
    const row = await em.findOne(IntegrationSetting, { platform: mailboxPlatform });
    if (row === null) em.create(IntegrationSetting, { platform: mailboxPlatform, ...values });
    else em.assign(row, values, { mergeObjectProperties: false });
    if (isElsewhere || before.folder !== wanted.folder)
      await db.updateTable('mailboxReadings').set({ uidValidity: null, lastUid: 0 }).execute();
    await db.updateTable('mailboxReadings').set({ problem: null }).execute();
    return {
      result: undefined,
      entry: {
        action: 'setting.updated',
        label: mailboxPlatform,
        before: { ...before, password: sealed === undefined ? null : 'before' },
        after: { ...wanted, password: kept === undefined ? null : password === undefined ? 'before' : 'after' },
      },
    };
  });
}
