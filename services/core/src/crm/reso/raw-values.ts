import { readTimestamp } from './odata/timestamp.ts';

export type RawRecord = Readonly<Record<string, unknown>>;

/** The listing is held back. The message quotes no value. */
export class MappingProblem extends Error {
  constructor(field: string, why: string) {
    super(`${field}: ${why}`);
    this.name = 'MappingProblem';
  }
}

export function asRecord(json: unknown): RawRecord | null {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as RawRecord) : null;
}

/** Trimmed; null when empty. Numbers count. */
export function text(raw: RawRecord, field: string, max = 500): string | null {
  const value = raw[field];
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  const trimmed = value.trim();
  return trimmed === '' ? null : trimmed.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

export function firstText(raw: RawRecord, ...fields: string[]): string | null {
  for (const field of fields) {
    const value = text(raw, field);
    if (value !== null) return value;
  }
  return null;
}

/** Also in quotes (IEEE754Compatible). @throws MappingProblem for anything else */
export function number(raw: RawRecord, field: string): number | null {
  const value = raw[field];
  if (value === null || value === undefined || value === '') return null;
  const read = typeof value === 'string' ? Number(value) : value;
  if (typeof read !== 'number' || !Number.isFinite(read)) throw new MappingProblem(field, 'not a number');
  return read;
}

/** Fractions cut off; null outside the bounds. @throws MappingProblem */
export function whole(raw: RawRecord, field: string, min: number, max: number): number | null {
  const value = number(raw, field);
  return value === null || value < min || value > max ? null : Math.trunc(value);
}

/** Of a multiple enumeration, in the three forms of Web API Core 2.5.9.9. */
export function values(raw: RawRecord, field: string): string[] {
  const value = raw[field];
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return list
    .filter((one): one is string => typeof one === 'string')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

export function flag(raw: RawRecord, field: string): boolean | null {
  const value = raw[field];
  return typeof value === 'boolean' ? value : null;
}

/** ISO 8601 UTC. @throws MappingProblem */
export function requiredTimestamp(raw: RawRecord, field: string): string {
  const read = readTimestamp(raw[field]);
  if (read === null) throw new MappingProblem(field, 'no timestamp');
  return read;
}
