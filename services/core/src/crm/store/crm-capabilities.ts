/** What each CRM last said that it can; written by the process that pulls, read by the others. */
import { z } from 'zod';
import type { CrmCapabilities } from '../crm.ts';
import { isoMoment } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';

export interface KnownCapabilities {
  capabilities: CrmCapabilities;
  /** ISO 8601, UTC. */
  discoveredAt: string;
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

/** Null when it was never asked, or an older version of ours kept something else. */
export async function readCapabilities(db: Queryable, provider: string): Promise<KnownCapabilities | null> {
  const { rows } = await db.query<{ capabilities: unknown; at: string }>(
    `select capabilities, ${isoMoment('discovered_at')} as at from crm_capabilities where provider = $1`,
    [provider],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const value = typeof row.capabilities === 'string' ? (JSON.parse(row.capabilities) as unknown) : row.capabilities;
  const read = schema.safeParse(value);
  return read.success ? { capabilities: read.data, discoveredAt: row.at } : null;
}

/** Keeps what was discovered just now. */
export async function saveCapabilities(db: Queryable, provider: string, capabilities: CrmCapabilities): Promise<void> {
  await db.query(
    `insert into crm_capabilities (provider, capabilities) values ($1, $2::json)
     on conflict (provider) do update set capabilities = excluded.capabilities, discovered_at = now()`,
    [provider, JSON.stringify(capabilities)],
  );
}
