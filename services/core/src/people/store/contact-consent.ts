/** Whether a person may be written to. */
import { sql } from 'kysely';
import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { anyOf, isoText } from '../../data/typed-parts.ts';
import type { Unit } from '../../data/unit.ts';
import type { LeadScope } from '../../leads/lead-scope.ts';
import { cancelUnsent } from '../../leads/store/lead-writer.ts';
import { stateOf } from '../../leads/subscription.ts';
import { referenceOf } from '../contact.ts';
import { givenAt, marketing } from './contact-consent-sql.ts';
import { newestOf } from './contact-reader.ts';
import { askInCrm } from './crm-duty-store.ts';

export interface Consent {
  marketing: boolean;
  /** When it was given or withdrawn; null: nothing was ever said. */
  at: string | null;
}

/** By number; over all enquiries, also those that somebody else has. */
export async function readConsents(db: Queryable, ids: readonly number[]): Promise<Map<number, Consent>> {
  const { rows } = await sql<Consent & { id: number }>`
    select c.id, ${marketing} as marketing, ${isoText(sql`greatest(g.at, c.marketing_withdrawn_at)`)} as at
    from contacts c cross join lateral ${givenAt} g where c.id = ${anyOf(ids)}`.execute(typed(db));
  return new Map(rows.map(({ id, ...consent }) => [id, consent]));
}

/** Of two who become one: a withdrawal of either wins, else the newest word. */
export function stricterOf(one: Consent, other: Consent): Consent {
  const withdrawn = [one, other].filter((consent) => !consent.marketing && consent.at !== null);
  const said = withdrawn.length > 0 ? withdrawn : [one, other];
  const [at = null] = said
    .flatMap((consent) => consent.at ?? [])
    .toSorted()
    .toReversed();
  return { marketing: withdrawn.length === 0 && (one.marketing || other.marketing), at };
}

/** To do after the commit. */
export interface Withdrawn {
  /** Leads that are gone, since their address was never confirmed, by reference. */
  erased: string[];
}

/**
 * For all enquiries, also those out of `scope`; the CRM's copies become a duty of staff. Twice is once.
 * @returns null: nobody whom the reader may see
 */
export function withdrawConsent(pool: pg.Pool, id: number, scope: LeadScope, act: StaffAct): Promise<Withdrawn | null> {
  return staffWrite(pool, act, async ({ db, client }) => {
    if ((await newestOf(client, id, scope)) === null) return null;
    const before = (await readConsents(client, [id])).get(id);
    const found = await consenting(db, id);
    const unconfirmed = found.filter(({ isWaiting }) => isWaiting);
    const told = found.filter(({ isWaiting }) => !isWaiting).map((lead) => lead.id);
    await cancelUnsent(
      db,
      found.filter(({ isSubscription }) => isSubscription).map((lead) => lead.id),
    );
    await db
      .deleteFrom('leads')
      .where('id', '=', anyOf(unconfirmed.map((lead) => lead.id)))
      .execute();
    await db
      .updateTable('subscriptions')
      .set({ endedAt: sql`now()` })
      .where('leadId', '=', anyOf(told))
      .where('endedAt', 'is', null)
      .execute();
    await db.updateTable('leads').set({ consentMarketing: false }).where('id', '=', anyOf(told)).execute();
    await askInCrm(db, 'unsubscribe', told);
    await db
      .updateTable('contacts')
      .set({ marketingWithdrawnAt: sql`now()` })
      .where('id', '=', id)
      .execute();
    return {
      result: { erased: unconfirmed.map(({ referenceId }) => referenceId) },
      entry: {
        action: 'contact.consent_withdrawn',
        id,
        label: referenceOf(id),
        before: { marketing: before?.marketing ?? false },
        after: { marketing: false, leads: found.length },
      },
    };
  });
}

/** Leads with a consent or a subscription that goes on. */
async function consenting(db: Unit['db'], contactId: number) {
  const rows = await db
    .selectFrom('leads as l')
    .leftJoin('subscriptions as s', 's.leadId', 'l.id')
    .select(['l.id', 'l.referenceId', 'l.consentMarketing', 's.leadId', 's.askedAt', 's.confirmedAt', 's.endedAt'])
    .where('l.contactId', '=', contactId)
    .orderBy('l.id')
    .forUpdate('l')
    .execute();
  return rows
    .map(({ leadId, ...row }) => ({
      ...row,
      isSubscription: leadId !== null,
      state: leadId === null ? null : stateOf(row),
    }))
    .filter(({ consentMarketing, state }) => consentMarketing || (state !== null && state !== 'ended'))
    .map(({ id, referenceId, isSubscription, state }) => ({
      id,
      referenceId,
      isSubscription,
      isWaiting: state === 'waiting',
    }));
}
