/** The database lets no entry be changed or deleted. */
import { auditedChange, type AuditState } from '../audit.ts';
import { type Act, type Actor, type Entry, kindOf } from '../act.ts';
import type { Queryable } from '../../data/database.ts';
import { jsonParam } from '../../data/json-param.ts';
import { requestAddress } from '../../platform/request-address.ts';

const insertSql = /* sql */ `
insert into audit_entries (actor_id, actor_name, actor_role, request_id, action, subject_kind, subject_id, subject_label,
  before, after)
select $2::integer, $3, $4, $5, entry.*
from jsonb_to_recordset($1::jsonb) as entry (action text, subject_kind text, subject_id text, subject_label text,
  before jsonb, after jsonb)`;

/** Beside the entries: they are kept for ever, an address is not. */
const insertWithAddressSql = /* sql */ `
with added as (${insertSql} returning id)
insert into audit_addresses (entry_id, address) select id, $6::inet from added`;

/** Redacts, and keeps differences only. A change of nothing is recorded too. Of a request, with its client's address. */
export async function recordEntries(
  db: Queryable,
  { actor, requestId }: Act,
  entries: readonly Entry[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ action, kind = kindOf(action), id, label, before, after }) => ({
    action,
    subject_kind: kind,
    subject_id: id == null ? null : String(id),
    subject_label: label,
    ...auditedChange(kind, stateOf(before), stateOf(after)),
  }));
  const values = [jsonParam(rows), ...namesOf(actor), requestId];
  const address = requestAddress();
  if (address === null) await db.query(insertSql, values);
  else await db.query(insertWithAddressSql, [...values, address]);
}

/** A token is named by its own number and name; the number is no account's. */
const namesOf = (actor: Actor | null): [id: number | undefined, name: string | undefined, role: string | undefined] => [
  actor?.token?.id ?? actor?.id,
  actor?.username,
  actor?.token === undefined ? actor?.role : 'token',
];

const stateOf = (state: object | null | undefined): AuditState | null => (state ?? null) as AuditState | null;
