import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { countOf } from '../../data/typed-parts.ts';
import { adminPropertyWhere } from './admin-property-where.ts';
import { readPublishingRules } from './publishing-rules.ts';

/** As the list of listings finds them by the same filter. `incomplete`: below the minimum; without one, below 100. */
export async function countIncomplete(db: Queryable) {
  const { minimum } = await readPublishingRules(db);
  const counted = (enough: 'below' | 'incomplete' | 'waiting') =>
    countOf(typed(db).selectFrom('properties as p').where(adminPropertyWhere({ enough }, minimum)));
  const [incomplete, waiting] = await Promise.all([
    counted(minimum === null ? 'incomplete' : 'below'),
    counted('waiting'),
  ]);
  return { minimum, incomplete, waiting };
}
