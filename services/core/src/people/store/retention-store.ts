/** How long enquiries say whose they are. */
import { type ExpressionBuilder, sql } from 'kysely';
import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import type { Row, Tables } from '../../data/tables.ts';
import { typed } from '../../data/typed.ts';
import { anyOf, countWhere } from '../../data/typed-parts.ts';
import type { Unit } from '../../data/unit.ts';
import { ofLeads } from '../../leads/store/deliveries-of-leads.ts';
import { openStates } from '../../deliveries/states.ts';

/** More than were shown fall under it by now. */
export class RetentionChangedError extends Error {
  constructor() {
    super('More enquiries are due than were shown');
    this.name = 'RetentionChangedError';
  }
}

export const usualMonths = 24;

type Eb = ExpressionBuilder<Tables & { l: Row<'leads'> }, 'l'>;

const ago = (months: number) => sql<string>`now() - make_interval(months => ${months}::integer)`;

/** Nobody of ours worked on it since, it is no subscription that goes on, and it says still whose it is. */
const isOld = (eb: Eb, months: number) => {
  const lastContact = sql<string>`greatest(l.created_at, l.updated_at, l.first_touched_at, l.follow_up_at)`;
  const goesOn = eb.selectFrom('subscriptions as s').select('s.leadId').where('s.endedAt', 'is', null);
  return eb.and([
    eb('l.anonymisedAt', 'is', null),
    eb(lastContact, '<', ago(months)),
    eb.not(eb.exists(goesOn.whereRef('s.leadId', '=', 'l.id'))),
  ]);
};

/** To the CRM or by mail: what was promised comes first. */
const isOwed = (eb: Eb) =>
  eb.exists(
    eb
      .selectFrom('deliveries as d')
      .select('d.id')
      .where((d) =>
        d.or([
          d.and([d('d.subjectKind', '=', 'lead'), d('d.subjectId', '=', d.ref('l.id'))]),
          d.and([
            d('d.subjectKind', '=', 'message'),
            d('d.subjectId', 'in', d.selectFrom('leadMessages as m').select('m.id').whereRef('m.leadId', '=', 'l.id')),
          ]),
        ]),
      )
      .where('d.state', 'in', openStates),
  );

export interface Retention {
  months: number;
  /** Null: nothing is made anonymous. */
  confirmed: { at: string; by: string; months: number } | null;
  /** With these months. */
  due: number;
  /** Old enough, but the CRM or a mail is still owed. */
  owed: number;
  /** Last worked on before this moment. */
  before: string;
  /** So far. */
  anonymised: number;
}

/** @param months to look at; left out: those that hold */
export async function readRetention(db: Queryable, months?: number): Promise<Retention> {
  const rule = await typed(db).selectFrom('retention').selectAll().where('kind', '=', 'leads').executeTakeFirst();
  const holds = rule?.months ?? usualMonths;
  const asked = months ?? holds;
  const found = await typed(db)
    .selectFrom('leads as l')
    .select((eb) => [
      countWhere(eb.and([isOld(eb, asked), eb.not(isOwed(eb))])).as('due'),
      countWhere(eb.and([isOld(eb, asked), isOwed(eb)])).as('owed'),
      countWhere(eb('l.anonymisedAt', 'is not', null)).as('anonymised'),
    ])
    .executeTakeFirstOrThrow();
  const { before } = await typed(db).selectNoFrom(ago(asked).as('before')).executeTakeFirstOrThrow();
  const { confirmedAt = null, confirmedBy = null } = rule ?? {};
  const confirmed =
    confirmedAt === null || confirmedBy === null ? null : { at: confirmedAt, by: confirmedBy, months: holds };
  return { months: asked, confirmed, ...found, before };
}

/** From now on the scheduler does it. @param shown how many somebody saw and agreed to @throws RetentionChangedError */
export function confirmRetention(pool: pg.Pool, { months, shown }: { months: number; shown: number }, act: StaffAct) {
  return staffWrite(pool, act, async ({ db, client }) => {
    const { due, confirmed } = await readRetention(client, months);
    if (due > shown) throw new RetentionChangedError();
    const set = { months, confirmedAt: sql<string>`now()`, confirmedBy: act.actor.username };
    await db.updateTable('retention').set(set).where('kind', '=', 'leads').execute();
    const before = { months: confirmed?.months ?? null };
    return {
      result: null,
      entry: { action: 'lead.retention_confirmed', label: 'retention', before, after: { months, due } },
    };
  });
}

/** What is anonymous stays so. */
export function stopRetention(pool: pg.Pool, act: StaffAct) {
  return staffWrite(pool, act, async ({ db }) => {
    const stopped = await db
      .updateTable('retention')
      .set({ confirmedAt: null, confirmedBy: null })
      .where('kind', '=', 'leads')
      .where('confirmedAt', 'is not', null)
      .returning('months')
      .executeTakeFirst();
    if (stopped === undefined) return null;
    return { result: stopped, entry: { action: 'lead.retention_stopped', label: 'retention', before: stopped } };
  });
}

/** In one transaction. */
const atOnce = 200;
const mostSteps = 20;

/** Only where an administrator confirmed it. The copies of the CRM stay as they are. @returns how many leads */
export async function anonymiseOldLeads(pool: pg.Pool): Promise<number> {
  let all = 0;
  for (let step = 0; step < mostSteps; step += 1) {
    const done = await anonymiseSome(pool);
    all += done;
    if (done < atOnce) break;
  }
  return all;
}

async function anonymiseSome(pool: pg.Pool): Promise<number> {
  const done = await staffWrite(pool, { actor: null, requestId: null }, async ({ db }) => {
    const rule = await db
      .selectFrom('retention')
      .select('months')
      .where('kind', '=', 'leads')
      .where('confirmedAt', 'is not', null)
      .forShare()
      .executeTakeFirst();
    if (rule === undefined) return null;
    const old = await db
      .selectFrom('leads as l')
      .select('l.id')
      .where((eb) => eb.and([isOld(eb, rule.months), eb.not(isOwed(eb))]))
      .orderBy('l.id')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    if (old.length === 0) return null;
    await anonymise(
      db,
      old.map(({ id }) => id),
    );
    const after = { leads: old.length, months: rule.months };
    return { result: old.length, entry: { action: 'lead.anonymised', label: 'retention', after } };
  });
  return done ?? 0;
}

/** The reference stays, by which the ledger and the figures hold together. */
async function anonymise(db: Unit['db'], ids: readonly number[]): Promise<void> {
  await db
    .updateTable('leads')
    .set({
      firstName: '',
      lastName: '',
      // each its own, so that they are not taken for one person (RFC 2606)
      email: sql<string>`lower(reference_id) || '@anonymous.invalid'`,
      phone: null,
      message: null,
      page: null,
      idempotencyKey: null,
      idempotencyFingerprint: null,
      anonymisedAt: sql<string>`now()`,
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', anyOf(ids))
    .execute();
  await db.deleteFrom('leadEntries').where('leadId', '=', anyOf(ids)).execute();
  await db.deleteFrom('tasks').where('leadId', '=', anyOf(ids)).execute();
  await db.updateTable('viewings').set({ placeNote: null }).where('leadId', '=', anyOf(ids)).execute();
  // while they say which mails were theirs
  await forgetAnswers(db, ids);
  await db.deleteFrom('leadAnswers').where('leadId', '=', anyOf(ids)).execute();
  await db.deleteFrom('leadMessages').where('leadId', '=', anyOf(ids)).execute();
  await db.deleteFrom('leadMessageFiles').where('leadId', '=', anyOf(ids)).execute();
  await db.deleteFrom('subscriptions').where('leadId', '=', anyOf(ids)).execute();
  await db.deleteFrom('enquiryLinks').where('leadId', '=', anyOf(ids)).execute();
}

/** What a CRM or mail server said about them, in its own words. */
export async function forgetAnswers(db: Unit['db'], leadIds: readonly number[]): Promise<void> {
  const ofThem = db.selectFrom('deliveries').select('id').where(ofLeads(leadIds));
  await db.updateTable('deliveryAttempts').set({ answer: null }).where('deliveryId', 'in', ofThem).execute();
  await db
    .updateTable('deliveries')
    .set({ lastErrorText: null })
    .where('id', 'in', ofThem)
    .where('lastErrorText', 'is not', null)
    .execute();
}
