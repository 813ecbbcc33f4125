import { sql } from 'kysely';
import type { components } from '@manzil/contract/api';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { lostAfter, noFault } from './reconciliation-store.ts';

const shown = 20;
const columns = [
  'id',
  'provider',
  'trigger',
  'startedAt',
  'endedAt',
  'missing',
  'missingAgain',
  'duplicates',
  'unknownRecords',
  'skipped',
  'unanswered',
  'errorCode',
] as const;

/** `alert`: for its findings; or it cannot be made, and losses stay unseen. */
export type ReconciliationRow = components['schemas']['Reconciliation'];

const reconciliations = (db: Queryable) =>
  typed(db)
    .selectFrom('reconciliations')
    .select([...columns, 'windowFrom as from', 'windowTo as to'])
    .select((r) => [
      // nobody may be there to give it up
      sql<ReconciliationRow['state']>`case when ${r('state', '=', 'running')}
        and ${r.ref('seenAt')} < now() - make_interval(secs => ${lostAfter}) then 'lost' else ${r.ref('state')} end`.as(
        'state',
      ),
      jsonBuildObject({ done: r.ref('done'), total: r.ref('total') }).as('progress'),
      r
        .or([
          r('missingAgain', '>', 0),
          r('duplicates', '>', 0),
          r('unknownRecords', '>', 0),
          r('state', 'in', ['running', 'failed']).and('errorCode', 'is not', null).and('errorCode', 'not in', noFault),
        ])
        .$castTo<boolean>()
        .as('alert'),
    ]);

/** Without findings. */
export function listReconciliations(db: Queryable): Promise<ReconciliationRow[]> {
  return reconciliations(db).orderBy('id', 'desc').limit(shown).execute();
}

export type FindingNow = components['schemas']['ReconciliationFinding'];

const findings = sql<FindingNow[]>`(
  select coalesce(jsonb_agg(f.found || jsonb_build_object('deliveryState', d.state) order by f.n), '[]')
  from jsonb_array_elements(findings) with ordinality f (found, n)
  left join deliveries d on d.id = (f.found ->> 'deliveryId')::uuid)`;

export async function readReconciliation(
  db: Queryable,
  id: number,
): Promise<{ reconciliation: ReconciliationRow; findings: FindingNow[] } | null> {
  const row = await reconciliations(db).select(findings.as('findings')).where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const { findings: found, ...reconciliation } = row;
  return { reconciliation, findings: found };
}
