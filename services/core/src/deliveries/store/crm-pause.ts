/** SQL: it may be a backlog of thousands. */
import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import { setList } from '../../data/columns.ts';
import type { DeliveryLane } from '../delivery-ports.ts';
import { scheduledStates } from '../states.ts';
import { stateIn } from './state-sql.ts';

/** Over, and not none: so one delivery tries, and not several. */
const endSql = /* sql */ `
update breakers set ${setList<'breakers'>({ holdUntil: 'now()', openUntil: 'now()' })} where provider = $1 and hold_until > now() and state = 'open'`;

/** An early lookup does no harm: its "not found" is not believed yet. */
const releaseSql = /* sql */ `
update deliveries set ${setList<'deliveries'>({ notBefore: 'null', dueAt: 'now()', dispatchedUntil: 'null' })}
where consumer = $1 and provider = $2 and ${stateIn('state', scheduledStates)} and not_before > now()`;

/** Staff end a pause that the CRM asked for. @returns how many deliveries had waited */
export async function endPause(
  pool: pg.Pool,
  { consumer, provider }: DeliveryLane,
  act: StaffAct,
): Promise<{ released: number }> {
  return staffWrite(pool, act, async ({ client }) => {
    await client.query(endSql, [provider]);
    const { rowCount } = await client.query(releaseSql, [consumer, provider]);
    const result = { released: rowCount ?? 0 };
    return { result, entry: { action: 'crm.pause_ended', label: provider, after: result } };
  });
}
