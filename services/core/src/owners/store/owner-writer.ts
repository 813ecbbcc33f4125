import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import { Owner } from '../../data/entities/owners/owner.ts';
import { rowOf } from '../../data/row-of.ts';
import type { Row } from '../../data/tables.ts';
import { OwnerWriteError } from '../owner.ts';
import { findOwner, type OwnerRow } from './owner-reader.ts';

const written = ['kind', 'name', 'phone', 'email', 'documentNumber', 'language', 'note'] as const;
export type OwnerChange = Partial<Pick<Row<'owners'>, (typeof written)[number]>>;

const blankable = ['phone', 'email', 'documentNumber', 'note'] as const;

/** What is blank is none. */
function tidy(change: OwnerChange): OwnerChange {
  const blanks = blankable.filter((name) => change[name] != null && change[name]?.trim() === '');
  return {
    ...change,
    ...(change.name !== undefined && { name: change.name.trim() }),
    ...Object.fromEntries(blanks.map((name) => [name, null])),
  };
}

export function createOwner(
  pool: pg.Pool,
  owner: OwnerChange & Pick<Row<'owners'>, 'kind' | 'name'>,
  act: StaffAct,
): Promise<OwnerRow> {
  return staffWrite(pool, act, async ({ em, client }) => {
    const made = em.create(Owner, { ...owner, ...tidy(owner) });
    await em.flush();
    const row = await findOwner(client, made.id);
    if (row === undefined) throw new Error('The owner was not stored');
    return { result: row, entry: { action: 'owner.created', id: made.id, after: rowOf(made, [...written]) } };
  });
}

/** @param version null: the last write wins @throws OwnerWriteError */
export function updateOwner(
  pool: pg.Pool,
  id: number,
  change: OwnerChange,
  version: number | null,
  act: StaffAct,
): Promise<OwnerRow> {
  return staffWrite(pool, act, async ({ em, client }) => {
    const owner = await em.findOne(Owner, id);
    if (owner === null) throw new OwnerWriteError('missing');
    if (owner.erasedAt !== null) throw new OwnerWriteError('erased');
    if (version !== null && version !== owner.version) throw new OwnerWriteError('conflict');
    const before = rowOf(owner, [...written]);
    const after = tidy(change);
    em.assign(owner, after);
    await em.flush();
    const row = await findOwner(client, id);
    if (row === undefined) throw new OwnerWriteError('missing');
    return { result: row, entry: { action: 'owner.updated', id, before, after } };
  });
}
