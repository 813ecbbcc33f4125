import { sql } from 'kysely';
import type { Unit } from '../../data/unit.ts';
import { ofLeads } from '../../leads/store/deliveries-of-leads.ts';
import { anyOf } from '../../data/typed-parts.ts';

/** Tries to hand these leads on. */
export const triesOf = (db: Unit['db'], consumer: 'crm' | 'mail', ids: readonly number[]) =>
  db
    .selectFrom('deliveries as d')
    .innerJoin('deliveryAttempts as a', 'a.deliveryId', 'd.id')
    .where('d.consumer', '=', consumer)
    .where(ofLeads(ids, 'd'));

/** Of these leads, what the CRM has or may have, the newest first; `provider` is the CRM that was told last. */
export const crmCopies = (db: Unit['db'], ids: readonly number[]) =>
  db
    .selectFrom('leads as l')
    .select(['l.referenceId', 'l.crmId'])
    .select(({ selectFrom, fn }) =>
      fn
        .coalesce(
          selectFrom('deliveries as d')
            .where('d.consumer', '=', 'crm')
            .where('d.subjectKind', '=', 'lead')
            .whereRef('d.subjectId', '=', 'l.id')
            .orderBy('d.seq', 'desc')
            .limit(1)
            .select('d.provider'),
          sql<string>`''`,
        )
        .as('provider'),
    )
    .where('l.id', '=', anyOf(ids))
    .where((eb) => {
      const arrived = sql<boolean>`coalesce(${sql.ref('a.outcome')}, 'unknown') in ('delivered', 'unknown')`;
      const sent = triesOf(db, 'crm', ids).select('d.subjectId').where('a.kind', '=', 'send');
      return eb.or([
        eb('l.crmId', 'is not', null),
        eb('l.crmSynced', '=', true),
        // such an answer tells of a contact left behind (crm/hubspot)
        eb(
          'l.id',
          'in',
          sent.where((attempt) => attempt.or([arrived, attempt('a.answer', 'like', 'contact: %')])),
        ),
      ]);
    })
    .orderBy('l.createdAt', 'desc')
    .orderBy('l.id', 'desc')
    .execute();
