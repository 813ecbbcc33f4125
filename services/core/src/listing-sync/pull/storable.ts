/** A listing that the database cannot hold must not take the others along. */
import { isDay } from '../../listings/day.ts';
import type { Field } from '../../listings/field.ts';
import { listingFields } from '../../listings/fields.ts';
import { statusUnder } from '../../listings/deal.ts';
import { recordFields, type ListingRecord, type RecordField } from '../../listings/record.ts';

/** Real records have five. */
const mostLevels = 64;
/** With sixty pictures some 2,000, and 200,000 characters. */
const mostValues = 50_000;
const mostCharacters = 2_000_000;
const riyals = 'QAR';
const most32Bits = 2_147_483_647;
const mostReference = 300;

/** Years 1 to 9999: what PostgreSQL reads, and what compares as text. */
export function isStorableMoment(moment: string): boolean {
  return /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(moment) && !Number.isNaN(Date.parse(moment));
}

export function isStorableReference(reference: string): boolean {
  // oxlint-disable-next-line no-control-regex -- these are what must not be in it
  return reference !== '' && reference.length <= mostReference && !/[\u0000-\u001F\u007F]/.test(reference);
}

/** Without its values; null where nothing is wrong. */
export function problemOfRecord(record: ListingRecord): string | null {
  const { reference, version, modifiedAt, createdAt } = record;
  if (!isStorableReference(reference)) return 'reference: missing, too long or with control characters';
  if (!Number.isSafeInteger(version) || version < 0) return 'version: too large or no whole number';
  if (!isStorableMoment(modifiedAt)) return 'modifiedAt: no date that can be kept';
  if (createdAt !== null && !isStorableMoment(createdAt)) return 'createdAt: no date that can be kept';
  if (record.currency !== riyals) return `currency: not in riyals (${record.currency.slice(0, 10)})`;
  if (statusUnder(record.status, record.deal) !== record.status)
    return `status: ${record.status} under a listing for ${record.deal}`;
  for (const name of recordFields) {
    const problem = record[name] === null ? null : problemOfValue(name, record[name]);
    if (problem !== null) return `${name}: ${problem}`;
  }
  return null;
}

function problemOfValue(name: RecordField, value: unknown): string | null {
  const field: Field = listingFields[name];
  switch (field.kind) {
    case 'whole':
      return Number.isInteger(value) && Math.abs(value as number) <= most32Bits ? null : 'too large or no whole number';
    case 'decimal':
      return /^\d{1,10}(\.\d{1,2})?$/.test(String(value)) ? null : 'too large or no amount';
    case 'choice':
      return (field.choices as readonly unknown[]).includes(value) ? null : 'none of the choices';
    case 'day':
      return isDay(String(value)) ? null : 'no day of the calendar';
    case 'degrees':
      return /^-?\d{1,3}(\.\d+)?$/.test(String(value)) ? null : 'no place on the globe';
    default:
      return null;
  }
}

/** As it came. No recursion, which many levels would break. */
export function problemOfRaw(raw: unknown): string | null {
  let values = 0;
  let characters = 0;
  const open: { value: unknown; level: number }[] = [{ value: raw, level: 1 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, level } = next;
    values += 1;
    if (typeof value === 'string') characters += value.length;
    if (level > mostLevels) return 'record: too many levels';
    if (values > mostValues || characters > mostCharacters) return 'record: too large';
    if (typeof value !== 'object' || value === null) continue;
    const inner = Object.entries(value);
    if (inner.length + open.length > mostValues) return 'record: too large';
    for (const [name, one] of inner) {
      characters += Array.isArray(value) ? 0 : name.length;
      open.push({ value: one, level: level + 1 });
    }
  }
  return null;
}
