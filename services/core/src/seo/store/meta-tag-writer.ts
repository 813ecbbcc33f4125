import type pg from 'pg';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { StaffAct } from '../../audit/act.ts';
import { metaTagColumns, type MetaTagRow } from './meta-tag-reader.ts';

export interface MetaTagChange {
  platform: string;
  content: string;
  /** Left out or null: what is stored stays. */
  tagName?: string | null;
  /** Left out: what is stored stays; a new tag is active. */
  isActive?: boolean;
}

/** Saves a platform's one verification tag in place of the one it has. */
export function saveMetaTag(pool: pg.Pool, tag: MetaTagChange, act: StaffAct): Promise<MetaTagRow> {
  return staffWrite(pool, act, async ({ client }) => {
    const { rows: stored } = await client.query<MetaTagRow>(
      `select ${metaTagColumns} from meta_tags m where m.platform = $1 for update`,
      [tag.platform],
    );
    const before = stored[0] ?? null;
    const { rows } = await client.query<MetaTagRow>(
      `insert into meta_tags as m (platform, tag_name, content, is_active) values ($1, $2, $3, coalesce($4, true))
       on conflict (platform) do update set tag_name = coalesce($2, m.tag_name), content = $3,
         is_active = coalesce($4, m.is_active), updated_at = now()
       returning ${metaTagColumns}`,
      [tag.platform, tag.tagName ?? null, tag.content, tag.isActive ?? null],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('The verification tag was not stored');
    return {
      result: row,
      entry: {
        action: before === null ? 'meta_tag.created' : 'meta_tag.updated',
        id: row.id,
        label: row.platform,
        before,
        after: row,
      },
    };
  });
}
