import type { components } from '@manzil/contract/api';
import type pg from 'pg';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { StaffAct } from '../../audit/act.ts';
import { MetaTag } from '../../data/entities/content/meta-tag.ts';
import { rowOf } from '../../data/row-of.ts';
import { metaTagColumns, type MetaTagRow } from './meta-tag-reader.ts';

export type MetaTagChange = components['schemas']['MetaTagWrite'];

/** A platform has one tag. What is left out, or a `tagName` of null, stays. */
export function saveMetaTag(pool: pg.Pool, tag: MetaTagChange, act: StaffAct): Promise<MetaTagRow> {
  return staffWrite(pool, act, async ({ em, client }) => {
    // whoever saves one meanwhile waits
    await client.query('lock table meta_tags in share row exclusive mode');
    const { platform, content } = tag;
    const stored = await em.findOne(MetaTag, { platform });
    const before = stored && rowOf(stored, metaTagColumns);
    const change = {
      content,
      ...(tag.tagName != null && { tagName: tag.tagName }),
      ...(tag.isActive !== undefined && { isActive: tag.isActive }),
    };
    const saved = stored ? em.assign(stored, change) : em.create(MetaTag, { platform, ...change });
    await em.flush();
    const row = rowOf(saved, metaTagColumns);
    const action = stored ? 'meta_tag.updated' : 'meta_tag.created';
    return { result: row, entry: { action, id: row.id, label: platform, before, after: row } };
  });
}
