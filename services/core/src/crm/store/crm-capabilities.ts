import { z } from 'zod';
import type { CrmCapabilities } from '../crm.ts';
import { insertList, selectList, setList } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import type { Row } from '../../data/tables.ts';

export interface KnownCapabilities extends Pick<Row<'crmCapabilities'>, 'discoveredAt'> {
  capabilities: CrmCapabilities;
}

const schema = z.object({
  idempotentByKey: z.boolean(),
  lookupByReference: z.boolean(),
  visibilityHorizonMs: z.number().min(0),
  takesLeads: z.boolean(),
  takesListings: z.boolean(),
  givesListings: z.boolean(),
  givesDeletions: z.boolean(),
  listsReferences: z.boolean(),
});

/** Null when never asked, or kept in an older form. */
export async function readCapabilities(db: Queryable, provider: string): Promise<KnownCapabilities | null> {
  const { rows } = await db.query<Pick<Row<'crmCapabilities'>, 'capabilities' | 'discoveredAt'>>(
    `select ${selectList<'crmCapabilities'>('c', ['capabilities', 'discoveredAt'])} from crm_capabilities c where provider = $1`,
    [provider],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { success, data } = schema.safeParse(row.capabilities);
  return success ? { capabilities: data, discoveredAt: row.discoveredAt } : null;
}

export async function saveCapabilities(db: Queryable, provider: string, capabilities: CrmCapabilities): Promise<void> {
  await db.query(
    `insert into crm_capabilities (${insertList<'crmCapabilities'>('provider', 'capabilities')}) values ($1, $2::json)
     on conflict (provider) do update set ${setList<'crmCapabilities'>({ capabilities: 'excluded.capabilities', discoveredAt: 'now()' })}`,
    [provider, JSON.stringify(capabilities)],
  );
}
