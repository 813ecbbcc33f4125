import type { components } from '@manzil/contract/api';
import type pg from 'pg';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { StaffAct } from '../../audit/act.ts';
import { SocialMediaLink } from '../../data/entities/content/social-media-link.ts';
import { rowOf } from '../../data/row-of.ts';
import { mostLinks, socialLinkColumns, type SocialLinkRow } from './social-reader.ts';

export type NewSocialLink = components['schemas']['SocialLinkCreate'];
export type SocialLinkChange = Partial<Omit<NewSocialLink, 'platform'>>;

export class PlatformTakenError extends Error {
  constructor() {
    super('There is a link for this platform already');
    this.name = 'PlatformTakenError';
  }
}

/** Other links than there are. */
export class OtherLinksError extends Error {
  constructor() {
    super('Links have been added or removed');
    this.name = 'OtherLinksError';
  }
}

/** Last unless `sortOrder`, from 0, says where. @throws PlatformTakenError */
export function createSocialLink(pool: pg.Pool, link: NewSocialLink, act: StaffAct): Promise<SocialLinkRow> {
  return staffWrite(pool, act, async ({ em, client }) => {
    // nobody adds or orders meanwhile
    await client.query(lockSql);
    if ((await em.count(SocialMediaLink, { platform: link.platform })) > 0) throw new PlatformTakenError();
    const [last] = await em.find(SocialMediaLink, {}, { orderBy: { sortOrder: 'desc' }, limit: 1 });
    const made = em.create(SocialMediaLink, { sortOrder: last === undefined ? 0 : last.sortOrder + 1, ...link });
    await em.flush();
    const result = rowOf(made, socialLinkColumns);
    return { result, entry: { action: 'social_link.created', id: made.id, label: made.platform, after: result } };
  });
}

/** @returns null: no such link */
export function updateSocialLink(
  pool: pg.Pool,
  id: number,
  change: SocialLinkChange,
  act: StaffAct,
): Promise<SocialLinkRow | null> {
  return staffWrite(pool, act, async ({ em }) => {
    const link = await em.findOne(SocialMediaLink, id);
    if (link === null) return null;
    const before = rowOf(link, socialLinkColumns);
    em.assign(link, change);
    return {
      result: rowOf(link, socialLinkColumns),
      entry: { action: 'social_link.updated', id, label: link.platform, before, after: change },
    };
  });
}

/** @returns whether there was one */
export async function deleteSocialLink(pool: pg.Pool, id: number, act: StaffAct): Promise<boolean> {
  const deleted = await staffWrite(pool, act, async ({ em }) => {
    const link = await em.findOne(SocialMediaLink, id);
    if (link === null) return null;
    const before = rowOf(link, socialLinkColumns);
    em.remove(link);
    return { result: before, entry: { action: 'social_link.deleted', id, label: link.platform, before } };
  });
  return deleted !== null;
}

/** From 0. @returns all, in order @throws OtherLinksError unless `ids` are exactly the links */
export function orderSocialLinks(pool: pg.Pool, ids: readonly number[], act: StaffAct): Promise<SocialLinkRow[]> {
  return staffWrite(pool, act, async ({ em, client }) => {
    // no link is added unseen
    await client.query(lockSql);
    const before = await em.find(SocialMediaLink, {}, { orderBy: { sortOrder: 'asc', id: 'asc' }, limit: mostLinks });
    const after = ids.flatMap((id) => before.filter((link) => link.id === id));
    if (new Set(after).size !== before.length || ids.length !== before.length) throw new OtherLinksError();
    for (const [place, link] of after.entries()) link.sortOrder = place;
    const order = (links: typeof before) => ({ order: links.map(({ platform }) => platform) });
    return {
      result: after.map((link) => rowOf(link, socialLinkColumns)),
      entry: { action: 'social_link.reordered', before: order(before), after: order(after) },
    };
  });
}

const lockSql = 'lock table social_media_links in share row exclusive mode';
