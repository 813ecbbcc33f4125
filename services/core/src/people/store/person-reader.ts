/** All leads of one person (migration 100). */
import { type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Queryable } from '../../data/database.ts';
import type { Row, Tables } from '../../data/tables.ts';
import { typed } from '../../data/typed.ts';
import { anyOf, given, isoText } from '../../data/typed-parts.ts';
import type { LeadScope } from '../../leads/lead-scope.ts';
import { property } from '../../leads/store/lead-row.ts';
import { ownersOfLeads } from '../../owners/store/owner-eraser.ts';
import { inScope } from '../../leads/store/lead-scope-sql.ts';

/** Shown, exported or erased at once. */
const most = 200;

const emailKey = (email: string) => sql<string | null>`lead_email_key(${sql.ref(email)})`;
const phoneKey = (phone: string) => sql<string | null>`lead_phone_key(${sql.ref(phone)})`;

/** `self` has the lead's keys. @param scope which of them may be seen @param unseen the others instead */
const ofPerson = (db: Queryable, leadId: number, scope: LeadScope, unseen = false) =>
  typed(db)
    .with(
      (cte) => cte('self').materialized(),
      (cte) =>
        cte
          .selectFrom('leads as s')
          .select(['s.contactId', emailKey('s.email').as('emailKey'), phoneKey('s.phone').as('phoneKey')])
          .where((eb) => eb.and([eb('s.id', '=', leadId), ...given(scope, (one) => inScope(one, 's'))])),
    )
    .selectFrom('leads as l')
    .innerJoin('self', 'self.contactId', 'l.contactId')
    .where((eb) =>
      eb.and(given(scope, (one) => (unseen ? sql<SqlBool>`${inScope(one, 'l')} is not true` : inScope(one, 'l')))),
    )
    .orderBy('l.createdAt', 'desc')
    .orderBy('l.id', 'desc')
    .limit(most);

/** The newest 200, that lead too. */
export const listPersonEnquiries = (db: Queryable, leadId: number, scope: LeadScope) =>
  ofPerson(db, leadId, scope)
    .select(['l.id', 'l.referenceId', 'l.firstName', 'l.lastName', 'l.email', 'l.phone', 'l.source', 'l.status'])
    .select('l.assigneeId')
    .select((eb) => [
      property(eb).as('property'),
      eb.fn
        .coalesce(eb(emailKey('l.email'), '=', eb.ref('self.emailKey')).$castTo<boolean>(), sql<boolean>`false`)
        .as('sameEmail'),
      eb.fn
        .coalesce(eb(phoneKey('l.phone'), '=', eb.ref('self.phoneKey')).$castTo<boolean>(), sql<boolean>`false`)
        .as('samePhone'),
    ])
    .select('l.createdAt')
    .execute();

/** How many more there are that may not be seen; at most 200. */
export async function countUnseenEnquiries(db: Queryable, leadId: number, scope: LeadScope): Promise<number> {
  if (scope === null) return 0;
  return (await ofPerson(db, leadId, scope, true).select('l.id').execute()).length;
}

/** What was done with it and when, not by whom: those are other people. At most 200 lines each. */
const history = ({ selectFrom }: ExpressionBuilder<Tables & { l: Row<'leads'> }, 'l'>) =>
  selectFrom((eb) =>
    eb
      .selectFrom('auditEntries as a')
      .select(['a.at', 'a.action'])
      .where('a.subjectKind', '=', 'lead')
      .where('a.subjectId', '=', sql<string>`l.id::text`)
      .orderBy('a.id')
      .limit(200)
      .as('h'),
  ).select(({ fn, ref }) =>
    fn
      .coalesce(fn.jsonAgg(jsonBuildObject({ at: isoText(ref('h.at')), action: ref('h.action') })), sql<never[]>`'[]'`)
      .as('history'),
  );

/** What staff wrote down of it, not who did: those are other people. At most 500 entries each. */
const written = ({ selectFrom }: ExpressionBuilder<Tables & { l: Row<'leads'> }, 'l'>) =>
  selectFrom((eb) =>
    eb
      .selectFrom('leadEntries as n')
      .select(['n.at', 'n.kind', 'n.text', 'n.outcome'])
      .whereRef('n.leadId', '=', 'l.id')
      .orderBy('n.at')
      .orderBy('n.id')
      .limit(500)
      .as('w'),
  ).select(({ fn, ref }) => {
    const entry = jsonBuildObject({
      at: isoText(ref('w.at')),
      kind: ref('w.kind'),
      text: ref('w.text'),
      outcome: ref('w.outcome'),
    });
    return fn.coalesce(fn.jsonAgg(entry), sql<never[]>`'[]'`).as('entries');
  });

/** What was planned for them, not by whom. At most 200 tasks and 200 viewings each. */
const plannedTasks = ({ selectFrom }: ExpressionBuilder<Tables & { l: Row<'leads'> }, 'l'>) =>
  selectFrom((eb) =>
    eb
      .selectFrom('tasks as x')
      .select(['x.title', 'x.note', 'x.dueAt', 'x.doneAt'])
      .whereRef('x.leadId', '=', 'l.id')
      .orderBy('x.dueAt')
      .limit(200)
      .as('tt'),
  ).select(({ fn, ref }) => {
    const task = jsonBuildObject({
      title: ref('tt.title'),
      note: ref('tt.note'),
      dueAt: isoText(ref('tt.dueAt')),
      doneAt: isoText(ref('tt.doneAt')),
    });
    return fn.coalesce(fn.jsonAgg(task), sql<never[]>`'[]'`).as('tasks');
  });
const plannedViewings = ({ selectFrom }: ExpressionBuilder<Tables & { l: Row<'leads'> }, 'l'>) =>
  selectFrom((eb) =>
    eb
      .selectFrom('viewings as x')
      .select(['x.startsAt', 'x.endsAt', 'x.status', 'x.placeNote'])
      .whereRef('x.leadId', '=', 'l.id')
      .orderBy('x.startsAt')
      .limit(200)
      .as('vv'),
  ).select(({ fn, ref }) => {
    const viewing = jsonBuildObject({
      startsAt: isoText(ref('vv.startsAt')),
      endsAt: isoText(ref('vv.endsAt')),
      status: ref('vv.status'),
      placeNote: ref('vv.placeNote'),
    });
    return fn.coalesce(fn.jsonAgg(viewing), sql<never[]>`'[]'`).as('viewings');
  });

/** What staff wrote to the person from here. At most 500 messages each. */
const sent = ({ selectFrom }: ExpressionBuilder<Tables & { l: Row<'leads'> }, 'l'>) =>
  selectFrom((eb) =>
    eb
      .selectFrom('leadMessages as n')
      .select(['n.at', 'n.channel', 'n.subject', 'n.text'])
      .whereRef('n.leadId', '=', 'l.id')
      .orderBy('n.at')
      .orderBy('n.id')
      .limit(500)
      .as('w'),
  ).select(({ fn, ref }) => {
    const message = jsonBuildObject({
      at: isoText(ref('w.at')),
      channel: ref('w.channel'),
      subject: ref('w.subject'),
      text: ref('w.text'),
    });
    return fn.coalesce(fn.jsonAgg(message), sql<never[]>`'[]'`).as('messages');
  });

/** What the person answered by e-mail, with the names of its files. At most 500 answers each. */
const answered = ({ selectFrom }: ExpressionBuilder<Tables & { l: Row<'leads'> }, 'l'>) =>
  selectFrom((eb) =>
    eb
      .selectFrom('leadAnswers as n')
      .select(['n.at', 'n.kind', 'n.sender', 'n.senderName', 'n.subject', 'n.text', 'n.files'])
      .whereRef('n.leadId', '=', 'l.id')
      .orderBy('n.at')
      .orderBy('n.id')
      .limit(500)
      .as('w'),
  ).select(({ fn, ref }) => {
    const answer = jsonBuildObject({
      at: isoText(ref('w.at')),
      kind: ref('w.kind'),
      sender: ref('w.sender'),
      senderName: ref('w.senderName'),
      subject: ref('w.subject'),
      text: ref('w.text'),
      files: sql<string[]>`jsonb_path_query_array(${ref('w.files')}::jsonb, '$[*].name')`,
    });
    return fn.coalesce(fn.jsonAgg(answer), sql<never[]>`'[]'`).as('answers');
  });

/** With staff's entries, tasks, viewings and messages, and what was answered; at most 200 enquiries. */
export const readPersonExport = (db: Queryable, leadId: number) =>
  ofPerson(db, leadId, null)
    .innerJoin('contacts as c', 'c.id', 'l.contactId')
    .leftJoin('properties as p', 'p.id', 'l.propertyId')
    .leftJoin('subscriptions as s', 's.leadId', 'l.id')
    .select([
      'l.referenceId',
      'l.createdAt',
      'l.firstName',
      'l.lastName',
      'l.email',
      'l.phone',
      'l.message',
      'l.source',
    ])
    .select(['l.page', 'l.language', 'l.status', 'l.followUpAt', 'l.firstTouchedAt'])
    .select(['p.referenceId as listingReference', 'p.title as listingTitle', 'l.consentPolicyVersion'])
    .select('c.marketingWithdrawnAt')
    .select(['l.consentMarketing', 'l.consentAt', 'l.consentTextVersion', 'l.crmId', 'l.updatedAt'])
    .select(['s.askedAt as subscriptionAskedAt', 's.confirmedAt as subscriptionConfirmedAt'])
    .select(['s.endedAt as subscriptionEndedAt'])
    .select((eb) => [
      history(eb).$asScalar().$notNull().as('history'),
      written(eb).$asScalar().$notNull().as('entries'),
      plannedTasks(eb).$asScalar().$notNull().as('tasks'),
      plannedViewings(eb).$asScalar().$notNull().as('viewings'),
      sent(eb).$asScalar().$notNull().as('messages'),
      answered(eb).$asScalar().$notNull().as('answers'),
    ])
    .select(({ selectFrom }) =>
      selectFrom('deliveries as d')
        .where('d.subjectKind', '=', 'lead')
        .whereRef('d.subjectId', '=', 'l.id')
        .select(({ fn, ref }) => {
          const delivery = jsonBuildObject({
            to: ref('d.consumer'),
            event: ref('d.event'),
            state: ref('d.state'),
            at: isoText(ref('d.updatedAt')),
            externalId: ref('d.externalId'),
          });
          return fn
            .coalesce(fn.jsonAgg(delivery).orderBy('d.consumer').orderBy('d.seq'), sql<never[]>`'[]'`)
            .as('deliveries');
        })
        .$asScalar()
        .$notNull()
        .as('deliveries'),
    )
    .execute();

/** Whom the person is an owner as, with the contracts; 200 at most. */
export async function readOwnersExport(db: Queryable, leadId: number) {
  const leads = await ofPerson(db, leadId, null).select('l.id').execute();
  const ids = await ownersOfLeads(
    typed(db),
    leads.map(({ id }) => id),
  );
  return typed(db)
    .selectFrom('owners as o')
    .select(['o.kind', 'o.name', 'o.phone', 'o.email', 'o.documentNumber', 'o.language', 'o.note', 'o.createdAt'])
    .select(({ selectFrom }) =>
      selectFrom('mandates as m')
        .whereRef('m.ownerId', '=', 'o.id')
        .select(({ fn, ref }) => {
          const mandate = jsonBuildObject({
            contractNumber: ref('m.contractNumber'),
            startsOn: ref('m.startsOn'),
            endsOn: ref('m.endsOn'),
            note: ref('m.note'),
          });
          return fn.coalesce(fn.jsonAgg(mandate).orderBy('m.id'), sql<never[]>`'[]'`).as('mandates');
        })
        .$asScalar()
        .$notNull()
        .as('mandates'),
    )
    .where('o.id', '=', anyOf(ids))
    .orderBy('o.id')
    .execute();
}

/** In the caller's transaction. */
export async function lockPerson(client: Queryable, leadId: number): Promise<number[]> {
  const listed = (await listPersonEnquiries(client, leadId, null)).map(({ id }) => id);
  const locked = typed(client)
    .selectFrom('leads')
    .select('id')
    .where('id', '=', anyOf(listed))
    .orderBy('id')
    .forUpdate();
  return (await locked.execute()).map(({ id }) => id);
}
