/** The Lookup resource (Data Dictionary 2.0, 2.2). */
import type { ResoServerOptions } from './options.ts';
import { hasStandard, lookupNameOf, lookupValues, spell } from './schema.ts';
import type { StoredRecord } from './store.ts';

/** Places first, as many as the options say. */
export function lookupRecords(options: ResoServerOptions): StoredRecord[] {
  const records: StoredRecord[] = [];
  const add = (name: string, value: string, standard: string | null, legacy: string | null): void =>
    void records.push({
      values: {
        LookupKey: `${name}-${String(records.length)}`,
        LookupName: name,
        LookupValue: value,
        StandardLookupValue: standard,
        LegacyODataValue: legacy,
        ModificationTimestamp: '2026-01-01T00:00:00.000Z',
      },
    });
  for (let n = 0; n < options.places; n += 1) add('City', `Place ${String(n)}`, null, null);
  const { lookups } = options;
  const legacy = lookups === 'legacy';
  const done = new Set<string>();
  for (const [field, values] of Object.entries(lookupValues))
    for (const value of values) {
      const name = lookupNameOf(field, lookups);
      if (done.has(`${name} ${value}`)) continue;
      done.add(`${name} ${value}`);
      add(
        name,
        legacy ? value : spell(value, lookups),
        hasStandard(value) ? value : null,
        legacy ? spell(value, lookups) : null,
      );
    }
  return records;
}
