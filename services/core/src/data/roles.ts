/** Who may what in the database: its owner makes tables, the application reads and writes rows, readers only read. */
import pg from 'pg';
import type { Queryable } from './database.ts';
import { migrationsTable } from './schema-version.ts';

/** Nobody signs in as it: an operator grants it to whoever makes reports. */
export const readerRole = 'manzil_reader';

/** What proves what happened; the application adds entries and changes none. */
const addedToOnly = ['audit_entries', 'audit_addresses'];
/** Written by migrations, or by a function with its owner's rights. */
const readOnly = ['audit_links', 'audit_checkpoints', migrationsTable];
/** Whoever holds these can sign in as somebody, speak to an outside service, read contracts and what went to people, or see where people were. */
const keptFromReaders = [
  'access_links',
  'api_tokens',
  'audit_addresses',
  'calendar_feeds',
  'captcha_nonces',
  'credentials',
  'enquiry_links',
  'integration_settings',
  'lead_answers',
  'lead_message_files',
  'mandate_files',
  'passkey_challenges',
  'recovery_codes',
  'sessions',
  'subscriptions',
  'totp_factors',
  'trashed',
];

/** "manzil" in ASCII, and one. */
const lockKey = '120265281137005';

/**
 * Makes the role of `url` where it cannot sign in yet, and grants it what the application needs: no more than rows. Again after every
 * migration; several at once wait for each other. Does nothing where `url` names the owner.
 * @param queueSchema where BullMQ lives: it makes sequences there as it runs
 * @throws the driver's error, as when the owner may make no roles
 */
export async function grantRoles(ownerUrl: string, url: string, queueSchema: string): Promise<void> {
  const app = nameOf(url);
  if (app === nameOf(ownerUrl)) return;
  const hasAccess = await canSignIn(url);
  const owner = new pg.Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 60_000,
    application_name: 'manzil-roles',
  });
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    await owner.query('begin');
    await owner.query('select pg_advisory_xact_lock($1)', [lockKey]);
    if (!hasAccess) await owner.query(makeRole(app, decodeURIComponent(new URL(url).password)));
    await owner.query(makeReader);
    await owner.query(grants(pg.escapeIdentifier(app), pg.escapeIdentifier(queueSchema)));
    await owner.query('commit');
  } finally {
    await owner.end();
  }
}

/** Whether this connection may take the protection of the audit log away: it is the owner, one of its members, or a superuser. */
export async function mayAlterAuditLog(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ may: boolean }>(
    `select pg_has_role(current_user, relowner, 'MEMBER') as may from pg_class where oid = to_regclass('audit_entries')`,
  );
  return rows[0]?.may === true;
}

function nameOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
}

async function canSignIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    // whatever else is wrong shows when the owner connects
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function makeRole(name: string, password: string): string {
  const role = pg.escapeIdentifier(name);
  const secret = password === '' ? '' : ` password ${pg.escapeLiteral(password)}`;
  return `
    do $roles$ begin
      create role ${role} login;
    exception when duplicate_object or unique_violation then null;
    end $roles$;
    alter role ${role} login nosuperuser nocreatedb nocreaterole${secret};`;
}

/** An owner that may make no roles does without. */
const makeReader = `
  do $$ begin
    create role ${readerRole} nologin;
  exception when duplicate_object or unique_violation or insufficient_privilege then null;
  end $$;`;

function grants(app: string, queues: string): string {
  return `
    revoke create on schema public from public;
    grant usage on schema public to ${app};
    grant select, insert, update, delete on all tables in schema public to ${app};
    revoke update, delete on ${addedToOnly.join(', ')} from ${app};
    revoke insert, update, delete on ${readOnly.join(', ')} from ${app};
    grant usage, select on all sequences in schema public to ${app};
    grant execute on function erase_audit_addresses(integer), drop_audit_entries(integer, integer) to ${app};
    grant usage, create on schema ${queues} to ${app};
    grant select, insert, update, delete on all tables in schema ${queues} to ${app};
    grant usage, select, update on all sequences in schema ${queues} to ${app};
    do $$ begin
      if exists (select from pg_roles where rolname = '${readerRole}') then
        grant usage on schema public to ${readerRole};
        grant select on all tables in schema public to ${readerRole};
        revoke select on ${keptFromReaders.join(', ')} from ${readerRole};
      end if;
    end $$;`;
}
