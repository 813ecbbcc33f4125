import { type ExpressionBuilder, type InferResult, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Queryable } from '../../data/database.ts';
import type { Row, Tables } from '../../data/tables.ts';
import { typed } from '../../data/typed.ts';
import { given, isoText } from '../../data/typed-parts.ts';
import type { LeadScope } from '../lead-scope.ts';
import type { SubscriptionState } from '../subscription.ts';
import { scheduledStates } from '../../deliveries/states.ts';
import { inScope } from './lead-scope-sql.ts';

type Eb = ExpressionBuilder<Tables & { l: Row<'leads'> }, 'l'>;

/** @param scope null for anybody's */
export const leads = (db: Queryable, scope: LeadScope) =>
  typed(db)
    .selectFrom('leads as l')
    .where((eb) => eb.and(given(scope, (one) => inScope(one, 'l'))));

const consent = (eb: Eb) =>
  eb
    .case()
    .when('l.consentAt', 'is not', null)
    .then(
      jsonBuildObject({
        policyVersion: eb.ref('l.consentPolicyVersion').$notNull(),
        marketing: eb.ref('l.consentMarketing'),
        at: isoText(eb.ref('l.consentAt')),
        textVersion: eb.ref('l.consentTextVersion'),
      }),
    )
    .end();

export const property = ({ selectFrom }: Eb) =>
  selectFrom('properties as p')
    .whereRef('p.id', '=', 'l.propertyId')
    .select(({ ref }) =>
      jsonBuildObject({
        id: ref('p.id'),
        referenceId: ref('p.referenceId'),
        title: ref('p.title'),
        titleAr: ref('p.titleAr'),
      }).as('property'),
    );

export const crmState = ({ ref }: Eb) =>
  sql<'synced' | 'failed' | 'pending'>`case when ${ref('l.crmSynced')} then 'synced'
    when ${ref('l.crmSyncError')} is not null then 'failed' else 'pending' end`;

/** Null for an enquiry. `at` is when it became so. */
const subscription = ({ selectFrom }: Eb) =>
  selectFrom('subscriptions as s')
    .whereRef('s.leadId', '=', 'l.id')
    .select((eb) => {
      const state = sql<SubscriptionState>`case when s.ended_at is not null then 'ended' when s.confirmed_at is not null
        then 'confirmed' when s.asked_at is null then 'unasked' else 'waiting' end`;
      const at = isoText(eb.fn.coalesce('s.endedAt', 's.confirmedAt', 's.askedAt'));
      return jsonBuildObject({ state, at: sql<string | null>`${at}` }).as('subscription');
    });

/** For whoever sends the newsletter: of those alone who may get it. */
const unsubscribeKey = ({ selectFrom }: Eb) =>
  selectFrom('subscriptions as s')
    .whereRef('s.leadId', '=', 'l.id')
    .where('s.endedAt', 'is', null)
    .where((eb) => eb.or([eb('s.askedAt', 'is', null), eb('s.confirmedAt', 'is not', null)]))
    .select('s.key');

/** What older callers know as the one text of a lead. */
export const newestNote = ({ selectFrom }: Eb) =>
  selectFrom('leadEntries as e')
    .whereRef('e.leadId', '=', 'l.id')
    .where('e.kind', '=', 'note')
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(1)
    .select('e.text');

/** The newest that tells of the lead. `dueAt` null: no try comes by itself. */
const delivery = ({ selectFrom }: Eb, consumer: 'crm' | 'mail') =>
  selectFrom('deliveries as d')
    .where('d.consumer', '=', consumer)
    .where('d.subjectKind', '=', 'lead')
    .whereRef('d.subjectId', '=', 'l.id')
    .where('d.event', '<>', 'lead.confirmation')
    .orderBy('d.seq', 'desc')
    .limit(1)
    .select((eb) => {
      const dueAt = eb
        .case()
        .when('d.state', 'in', scheduledStates)
        .then(isoText(eb.ref('d.dueAt')))
        .end();
      return jsonBuildObject({
        state: eb.ref('d.state'),
        attempts: eb.ref('d.attempts'),
        dueAt,
        lastErrorCode: eb.ref('d.lastErrorCode'),
        lastError: eb.ref('d.lastErrorText'),
      }).as('delivery');
    });

/** Staff see all but state, version and the key of a subscription. */
export const withRow = (found: ReturnType<typeof leads>) =>
  found
    .select([
      'id',
      'referenceId',
      'contactId',
      'firstName',
      'lastName',
      'email',
      'phone',
      'message',
      'source',
      'status',
      'stageId',
    ])
    .select(['propertyId', 'agentId', 'assigneeId', 'lostReasonId'])
    .select(['followUpAt', 'firstTouchedAt', 'page', 'language', 'version'])
    .select(['crmSynced', 'crmId', 'crmSyncedAt', 'crmSyncError', 'createdAt', 'updatedAt', 'anonymisedAt'])
    .select((eb) => [
      newestNote(eb).as('notes'),
      consent(eb).as('consent'),
      subscription(eb).as('subscription'),
      unsubscribeKey(eb).as('unsubscribeKey'),
      property(eb).as('property'),
      crmState(eb).as('crmState'),
      delivery(eb, 'crm').as('crmDelivery'),
      delivery(eb, 'mail').as('mailDelivery'),
    ]);

export type LeadRow = InferResult<ReturnType<typeof withRow>>[number];
