import type { Queryable } from '../../data/database.ts';
import { askedFor } from './listing-pictures-sql.ts';

// passes over what a pull is writing, since that may take long
const wishSql = /* sql */ `
update listing_pictures l set priority = least(l.position, ${String(askedFor - 1)}) - ${String(askedFor)}
from (
  select w.reference_id, w.picture from listing_pictures w join properties p on p.reference_id = w.reference_id
  where p.id = any ($1::integer[]) and p.source = 'crm' and w.state = 'waiting' and w.priority >= 0
    and (w.position = 0 or p.id = any ($2::integer[]))
  for update of w skip locked
) f
where l.reference_id = f.reference_id and l.picture = f.picture`;

/**
 * @param covers listings shown without a picture
 * @param whole listings opened: all of their pictures
 * @returns how many pictures come first now
 */
export async function wishForPictures(
  db: Queryable,
  covers: readonly number[],
  whole: readonly number[],
): Promise<number> {
  const { rowCount } = await db.query({
    name: 'wish-for-pictures',
    text: wishSql,
    values: [[...covers, ...whole], whole],
  });
  return rowCount ?? 0;
}
