/** What staff change on the social links, each change with its entry in the audit log. */
import type pg from 'pg';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { StaffAct } from '../../audit/act.ts';
import { listSocialLinks, socialLinkColumns, type SocialLinkRow } from './social-reader.ts';

export interface SocialLinkChange {
  url?: string;
  displayName?: string | null;
  icon?: string | null;
  isActive?: boolean;
  /** From 0; a new link without it goes to the end. */
  sortOrder?: number;
}

export interface NewSocialLink extends SocialLinkChange {
  platform: string;
  url: string;
}

/** The platform has a link already. */
export class PlatformTakenError extends Error {
  constructor() {
    super('There is a link for this platform already');
    this.name = 'PlatformTakenError';
  }
}

/** The links are not those that an order names. */
export class OtherLinksError extends Error {
  constructor() {
    super('Links have been added or removed');
    this.name = 'OtherLinksError';
  }
}

/** @throws PlatformTakenError */
export function createSocialLink(pool: pg.Pool, link: NewSocialLink, act: StaffAct): Promise<SocialLinkRow> {
  return staffWrite(pool, act, async (client) => {
    const { rows } = await client.query<SocialLinkRow>(
      `insert into social_media_links as s (platform, url, display_name, icon, is_active, sort_order)
       values ($1, $2, $3, $4, $5, coalesce($6, (select coalesce(max(sort_order) + 1, 0) from social_media_links)))
       on conflict (platform) do nothing returning ${socialLinkColumns}`,
      [
        link.platform,
        link.url,
        link.displayName ?? null,
        link.icon ?? null,
        link.isActive ?? true,
        link.sortOrder ?? null,
      ],
    );
    const [row] = rows;
    if (row === undefined) throw new PlatformTakenError();
    return { result: row, entry: { action: 'social_link.created', id: row.id, label: row.platform, after: row } };
  });
}

/** Changes what is given; the platform stays what it is. @returns null when there is no such link */
export function updateSocialLink(
  pool: pg.Pool,
  id: number,
  change: SocialLinkChange,
  act: StaffAct,
): Promise<SocialLinkRow | null> {
  return staffWrite(pool, act, async (client) => {
    const before = await lockLink(client, id);
    if (before === null) return null;
    const after = { ...before, ...change };
    await client.query(
      `update social_media_links
       set url = $2, display_name = $3, icon = $4, is_active = $5, sort_order = $6, updated_at = now() where id = $1`,
      [id, after.url, after.displayName, after.icon, after.isActive, after.sortOrder],
    );
    return {
      result: after,
      entry: { action: 'social_link.updated', id, label: before.platform, before, after: change },
    };
  });
}

/** @returns whether there was such a link */
export async function deleteSocialLink(pool: pg.Pool, id: number, act: StaffAct): Promise<boolean> {
  const deleted = await staffWrite(pool, act, async (client) => {
    const before = await lockLink(client, id);
    if (before === null) return null;
    await client.query('delete from social_media_links where id = $1', [id]);
    return { result: before, entry: { action: 'social_link.deleted', id, label: before.platform, before } };
  });
  return deleted !== null;
}

/**
 * Numbers the links from 0 in the order of `ids`.
 * @returns all links in their new order
 * @throws OtherLinksError when `ids` are not exactly the links there are
 */
export function orderSocialLinks(pool: pg.Pool, ids: readonly number[], act: StaffAct): Promise<SocialLinkRow[]> {
  return staffWrite(pool, act, async (client) => {
    // whoever adds a link waits: otherwise it would be missing in the order without anybody having seen it
    await client.query('lock table social_media_links in share row exclusive mode');
    const before = await listSocialLinks(client, { staff: true });
    if (before.length !== ids.length || !before.every(({ id }) => ids.includes(id))) throw new OtherLinksError();
    await client.query(
      `update social_media_links s set sort_order = o.place - 1, updated_at = now()
       from unnest($1::integer[]) with ordinality as o (id, place) where s.id = o.id`,
      [ids],
    );
    const after = await listSocialLinks(client, { staff: true });
    return {
      result: after,
      entry: {
        action: 'social_link.reordered',
        before: { order: before.map(({ platform }) => platform) },
        after: { order: after.map(({ platform }) => platform) },
      },
    };
  });
}

async function lockLink(client: pg.PoolClient, id: number): Promise<SocialLinkRow | null> {
  const { rows } = await client.query<SocialLinkRow>(
    `select ${socialLinkColumns} from social_media_links s where s.id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}
