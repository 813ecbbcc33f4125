import { type InferResult, sql } from 'kysely';
import type pg from 'pg';
import { fullName } from '../../data/person-name.ts';
import type { Permission } from '../../accounts/permissions.ts';
import { may } from '../../accounts/permissions.ts';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { mostSharedViews, mostViews, type ViewScreen } from '../view-screens.ts';

export interface ViewReader {
  id: number;
  permissions: readonly Permission[];
}

export interface NewView {
  screen: ViewScreen;
  name: string;
  isShared: boolean;
  columns: string[];
  filters: Record<string, string>;
  sort: string;
}
export type ViewChange = Partial<Omit<NewView, 'screen'>>;

/** As many as somebody may have on one screen. */
export class TooManyViewsError extends Error {
  constructor() {
    super('There are as many views as there may be');
    this.name = 'TooManyViewsError';
  }
}

const columns = ['v.id', 'v.screen', 'v.name', 'v.isShared', 'v.columns', 'v.filters', 'v.sort', 'v.ownerId'] as const;

/** Their own and those that are shared. */
const seenBy = (db: Queryable, reader: ViewReader) =>
  typed(db)
    .selectFrom('savedViews as v')
    .leftJoin('users as u', 'u.id', 'v.ownerId')
    .where((eb) => eb.or([eb('v.ownerId', '=', reader.id), eb('v.isShared', '=', true)]))
    .select(columns)
    .select((eb) => [
      fullName('u').as('ownerName'),
      eb
        .exists(
          eb
            .selectFrom('savedViewDefaults as d')
            .select('d.viewId')
            .whereRef('d.viewId', '=', 'v.id')
            .where('d.userId', '=', reader.id),
        )
        .$castTo<boolean>()
        .as('isDefault'),
    ]);

type Row = InferResult<ReturnType<typeof seenBy>>[number];
export type SavedViewRow = Omit<Row, 'ownerId'> & { isOwn: boolean; mayChange: boolean };

const present = ({ ownerId, ...view }: Row, reader: ViewReader): SavedViewRow => {
  const isOwn = ownerId === reader.id;
  // what others rely on is changed by those who may share
  return { ...view, isOwn, mayChange: view.isShared ? may(reader, 'views.share') : isOwn };
};

/** By name, at most 250. */
export async function listViews(db: Queryable, screen: ViewScreen, reader: ViewReader): Promise<SavedViewRow[]> {
  const rows = await seenBy(db, reader)
    .where('v.screen', '=', screen)
    .orderBy((eb) => eb.fn('lower', ['v.name']))
    .orderBy('v.id')
    .limit(mostViews + mostSharedViews)
    .execute();
  return rows.map((row) => present(row, reader));
}

/** Null also for what others keep to themselves. */
export async function findView(db: Queryable, id: number, reader: ViewReader): Promise<SavedViewRow | null> {
  const row = await seenBy(db, reader).where('v.id', '=', id).executeTakeFirst();
  return row === undefined ? null : present(row, reader);
}

/** The name may be a person's: the log says only of which screen. */
const told = ({ screen, isShared }: Pick<SavedViewRow, 'screen' | 'isShared'>) => ({ screen, isShared });

/** @throws TooManyViewsError */
export async function addView(pool: pg.Pool, view: NewView, reader: ViewReader, act: StaffAct): Promise<SavedViewRow> {
  const id = await staffWrite(pool, act, async ({ client }) => {
    // nobody adds one meanwhile
    await client.query(`select pg_advisory_xact_lock(hashtext('saved_views'), $1)`, [reader.id]);
    await demandRoom(client, view.screen, reader, view.isShared);
    const { id: made } = await typed(client)
      .insertInto('savedViews')
      .values({ ...view, filters: JSON.stringify(view.filters), ownerId: reader.id } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { result: made, entry: { action: 'view.created', id: made, after: told(view) } };
  });
  return (await findView(pool, id, reader)) as SavedViewRow;
}

async function demandRoom(db: Queryable, screen: ViewScreen, reader: ViewReader, isShared: boolean): Promise<void> {
  const { rows } = await db.query<{ own: number; shared: number }>(
    `select count(*) filter (where owner_id = $2)::integer as own, count(*) filter (where is_shared)::integer as shared
     from saved_views where screen = $1`,
    [screen, reader.id],
  );
  const { own = 0, shared = 0 } = rows[0] ?? {};
  if (own >= mostViews || (isShared && shared >= mostSharedViews)) throw new TooManyViewsError();
}

/** @returns null: gone, or not seen */
export async function changeView(
  pool: pg.Pool,
  id: number,
  change: ViewChange,
  reader: ViewReader,
  act: StaffAct,
): Promise<SavedViewRow | null> {
  const { filters, ...rest } = change;
  const changed = { ...rest, ...(filters === undefined ? {} : { filters: JSON.stringify(filters) }) };
  await staffWrite(pool, act, async ({ client }) => {
    const before = await findView(client, id, reader);
    if (before === null) return null;
    await typed(client)
      .updateTable('savedViews')
      .set({ ...changed, updatedAt: sql`now()` } as never)
      .where('id', '=', id)
      .execute();
    return {
      result: id,
      entry: { action: 'view.updated', id, before: told(before), after: told({ ...before, ...rest }) },
    };
  });
  return findView(pool, id, reader);
}

/** @returns whether there was one */
export async function removeView(pool: pg.Pool, id: number, reader: ViewReader, act: StaffAct): Promise<boolean> {
  const removed = await staffWrite(pool, act, async ({ client }) => {
    const before = await findView(client, id, reader);
    if (before === null) return null;
    await typed(client).deleteFrom('savedViews').where('id', '=', id).execute();
    return { result: id, entry: { action: 'view.deleted', id, before: told(before) } };
  });
  return removed !== null;
}

/** With which view a list opens for somebody; null for none. */
export async function setDefaultView(
  db: Queryable,
  screen: ViewScreen,
  viewId: number | null,
  userId: number,
): Promise<void> {
  if (viewId === null) {
    await typed(db).deleteFrom('savedViewDefaults').where('userId', '=', userId).where('screen', '=', screen).execute();
    return;
  }
  await db.query(
    `insert into saved_view_defaults (user_id, screen, view_id) values ($1, $2, $3)
     on conflict (user_id, screen) do update set view_id = excluded.view_id`,
    [userId, screen, viewId],
  );
}
