/** Shares no code with the provider. */
import type pg from 'pg';
import type { ResoStore, Values } from '../reso/store.ts';
import { isOffered } from './changes.ts';

interface Shown {
  reference: string;
  price: string;
  type: string;
  status: string;
  city: string;
  address: string;
  description: string | null;
  area: number | null;
  bedrooms: number | null;
  district: string | null;
  pictures: boolean;
}

const shownSql = /* sql */ `
select reference_id as reference, price::text as price, type, status, city, address, description, area, bedrooms,
  state as district, cardinality(images) > 0 as pictures
from properties where source = 'crm' and deleted_at is null and is_active`;

export async function differences(pool: pg.Pool, store: ResoStore): Promise<string[]> {
  const { rows } = await pool.query<Shown>(shownSql);
  const here = new Map(rows.map((row) => [row.reference, row]));
  const found: string[] = [];
  const withPictures = new Set([...store.media.values()].map(({ values }) => String(values['ResourceRecordKey'])));
  for (const [key, { values }] of store.properties) {
    const shown = here.get(key);
    here.delete(key);
    if (!isOffered(store, key)) {
      if (shown !== undefined) found.push(`${key}: shown, and not offered (${String(values['StandardStatus'])})`);
      continue;
    }
    if (shown === undefined) {
      found.push(`${key}: offered, and not shown`);
      continue;
    }
    const expected = expect(key, values, withPictures.has(key));
    for (const [name, value] of Object.entries(expected))
      if (shown[name as keyof Shown] !== value)
        found.push(`${key}: ${name} is ${String(shown[name as keyof Shown])}, not ${String(value)}`);
  }
  return [...found, ...[...here.keys()].map((key) => `${key}: shown, and not in the server`)];
}

function expect(key: string, values: Values, pictures: boolean): Shown {
  const lease = String(values['PropertyType']).includes('Lease');
  const amount = Number(values['LeaseAmount'] ?? values['ListPrice'] ?? 0);
  const monthly = values['LeaseAmountFrequency'] === 'Annually' ? amount / 12 : amount;
  return {
    reference: key,
    price: (lease ? monthly : amount).toFixed(2),
    type: lease ? 'Rent' : 'Sell',
    status: lease ? 'for_rent' : 'for_sale',
    city: String(values['City']),
    address: String(values['UnparsedAddress']),
    description: values['PublicRemarks'] as string | null,
    area: areaOf(values),
    bedrooms: values['BedroomsTotal'] as number | null,
    district: values['SubdivisionName'] as string | null,
    pictures,
  };
}

function areaOf(values: Values): number | null {
  const metres: Readonly<Record<string, number>> = {
    'Square Feet': 0.09290304,
    'Square Meters': 1,
    Acres: 4046.8564224,
    Hectares: 10_000,
  };
  const land = values['PropertyType'] === 'Land';
  const area = land ? values['LotSizeArea'] : values['LivingArea'];
  const unit = land ? values['LotSizeUnits'] : values['LivingAreaUnits'];
  return area == null || unit == null ? null : Math.round(Number(area) * metres[String(unit)]!);
}
