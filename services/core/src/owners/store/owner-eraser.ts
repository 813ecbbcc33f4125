/** Of an owner everything personal goes; mandates stay by number and days, which prove that a listing was marketed under a contract. */
import { sql } from 'kysely';
import type pg from 'pg';
import type { Entry, StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Unit } from '../../data/unit.ts';
import { anyOf } from '../../data/typed-parts.ts';
import { OwnerWriteError } from '../owner.ts';

interface ErasedOwners {
  ids: number[];
  mandates: number;
  files: number;
  entries: Entry[];
}

/** In the caller's transaction, with the entries to record. Those erased before are left. */
export async function eraseOwners(db: Unit['db'], ids: readonly number[]): Promise<ErasedOwners> {
  const erased = await db
    .updateTable('owners')
    .set({
      name: '',
      phone: null,
      email: null,
      documentNumber: null,
      note: null,
      erasedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', anyOf(ids))
    .where('erasedAt', 'is', null)
    .returning('id')
    .execute();
  const gone = erased.map(({ id }) => id);
  // a note or a reason may tell of the person
  const mandates = await db
    .updateTable('mandates')
    .set((eb) => ({
      note: null,
      endReason: sql<string | null>`case when ended_on is not null then '' end`,
      version: eb('version', '+', 1),
      updatedAt: sql`now()`,
    }))
    .where('ownerId', '=', anyOf(gone))
    .returning('id')
    .execute();
  const files = await db
    .deleteFrom('mandateFiles')
    .where('mandateId', '=', anyOf(mandates.map(({ id }) => id)))
    .returning('id')
    .execute();
  const entries = gone.map((id) => ({ action: 'owner.erased' as const, id, after: { files: files.length } }));
  return { ids: gone, mandates: mandates.length, files: files.length, entries };
}

/** @param confirmation the owner's name as typed @throws OwnerWriteError */
export function eraseOwner(pool: pg.Pool, id: number, confirmation: string, act: StaffAct) {
  return staffWrite(pool, act, async ({ db }) => {
    const owner = await db
      .selectFrom('owners')
      .select(['name', 'erasedAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (owner === undefined) throw new OwnerWriteError('missing');
    if (owner.erasedAt !== null) throw new OwnerWriteError('erased');
    if (owner.name.trim() !== confirmation.trim()) throw new OwnerWriteError('confirmation_wrong');
    const { mandates, files, entries } = await eraseOwners(db, [id]);
    return { result: { mandates, files }, entry: entries };
  });
}

/** Owners with the e-mail or number of one of these leads, 200 at most. */
export async function ownersOfLeads(db: Unit['db'], leadIds: readonly number[]): Promise<number[]> {
  const found = await db
    .selectFrom('owners as o')
    .select('o.id')
    .where('o.erasedAt', 'is', null)
    .where(({ exists, selectFrom, or }) =>
      exists(
        selectFrom('leads as l')
          .where('l.id', '=', anyOf(leadIds))
          .where(
            or([
              sql<boolean>`lead_email_key(o.email) = lead_email_key(l.email)`,
              sql<boolean>`lead_phone_key(o.phone) = lead_phone_key(l.phone)`,
            ]),
          )
          .select('l.id'),
      ),
    )
    .orderBy('o.id')
    .limit(200)
    .execute();
  return found.map(({ id }) => id);
}
