import { snake } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import type { PropertyRow } from '../store/property-row.ts';

const plain = {
  title: 'Bright apartment',
  price: '8500.00',
  deal: 'rent',
  status: 'for_rent',
  address: 'Tower 1',
  city: 'Doha',
};

export async function addProperty(
  db: Queryable,
  fields: Partial<PropertyRow> & { deletedAt?: string } = {},
): Promise<number> {
  const row = Object.entries({ ...plain, ...fields });
  const columns = row.map(([name]) => snake(name)).join(', ');
  const places = row.map((_, n) => `$${String(n + 1)}`).join(', ');
  const { rows } = await db.query<{ id: number }>(
    `insert into properties (${columns}) values (${places}) returning id`,
    row.map(([, value]) => value),
  );
  return rows[0]!.id;
}
