/**
 * Later code speaks standard words: a member's by RESO.OData.Metadata.StandardName (Web API Core 2.4), a local text's
 * by the Lookup resource (Data Dictionary 2.0, 2.2).
 */
import type { ResoResource } from './odata/metadata.ts';
import type { RawRecord } from './raw-values.ts';

/** Standard names, not to be split into words. */
export const wholeNames = '@manzil.whole';

export function standardised(raw: RawRecord, { fields }: ResoResource): RawRecord {
  const said: Record<string, unknown> = { ...raw };
  const whole: string[] = [];
  for (const [field, { names, members }] of fields) {
    const value = raw[field];
    if (names === undefined || names.size === 0) continue;
    const standard = (one: unknown): unknown => {
      const name = typeof one === 'string' || typeof one === 'number' ? nameOf(names, String(one).trim()) : undefined;
      if (name !== undefined) whole.push(name);
      return name ?? one;
    };
    // flags stand in one text (OData JSON Format 4.0, 7.1)
    if (Array.isArray(value)) said[field] = value.map(standard);
    else if (typeof value === 'string' && members !== null && value.includes(','))
      said[field] = value.split(',').map(standard);
    else said[field] = standard(value);
  }
  if (whole.length > 0) said[wholeNames] = whole;
  return said;
}

const smallNames = new WeakMap<ReadonlyMap<string, string>, ReadonlyMap<string, string>>();

/** Records may differ from the lookup in case. */
function nameOf(names: ReadonlyMap<string, string>, value: string): string | undefined {
  const exact = names.get(value);
  if (exact !== undefined) return exact;
  const small = smallNames.get(names) ?? new Map([...names].map(([one, name]) => [one.toLowerCase(), name]));
  smallNames.set(names, small);
  return small.get(value.toLowerCase());
}
