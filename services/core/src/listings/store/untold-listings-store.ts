/** Changed while the CRM took none: nothing is sent before staff decide. */
import type { components } from '@manzil/contract/api';
import { sql } from 'kysely';
import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { countRows } from '../../data/typed-parts.ts';
import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import { enqueuePropertyEvents, markTold } from './property-events.ts';
import { inOrder } from './property-row.ts';

type Schemas = components['schemas'];

const mostAtOnce = 1_000;

/** A draft that no CRM heard of concerns none; nor does what the CRM deleted. */
const open = sql<boolean>`
p.untold_at is not null and case when p.source = 'crm' then p.deleted_at is null or p.was_active is not null
  else p.is_active or exists (
    select from deliveries d where d.consumer = 'crm' and d.subject_kind = 'property' and d.subject_id = p.id) end`;

export const readUntold = (db: Queryable): Promise<Schemas['UntoldListings']> =>
  typed(db)
    .selectFrom('properties as p')
    .select(({ fn }) => [countRows.as('listings'), fn.min<string | null>('p.untoldAt').as('oldestAt')])
    .where(open)
    .executeTakeFirstOrThrow();

/** Up to 1,000, oldest first. @param provider takes listings */
export function decideUntold(
  pool: pg.Pool,
  { provider, decision }: { provider: string; decision: Schemas['UntoldAnswer']['decision'] },
  act: StaffAct,
): Promise<Schemas['UntoldResult'] & { jobs: DispatchedDelivery[] }> {
  return staffWrite(pool, act, async ({ client, db }) => {
    const rows = await db
      .selectFrom('properties as p')
      .select('p.id')
      .where(open)
      .orderBy(inOrder('untoldAt', 'id'))
      .limit(mostAtOnce)
      .forUpdate('p')
      .skipLocked()
      .execute();
    const ids = rows.map(({ id }) => id);
    const jobs =
      decision === 'send' ? await enqueuePropertyEvents(client, ids, { provider, requestId: act.requestId }) : [];
    await markTold(db, ids);
    const result = { listings: ids.length, remaining: (await readUntold(client)).listings };
    const entry = { action: 'crm.untold_decided', label: provider, after: { decision, ...result } } as const;
    return { result: { ...result, jobs }, entry };
  });
}
