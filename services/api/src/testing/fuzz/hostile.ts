import type { Random } from './random.ts';

/** Stands in JSON as it is: what no JavaScript value would be written as. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toJSON(): string {
    return `⟦raw:${this.text}⟧`;
  }
}

/** As JSON, with what is raw in its place. */
export const writeJson = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replaceAll(/"⟦raw:([^⟧]*)⟧"/g, '$1');

/** No one of these holds a word by which the oracle knows a leak. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202eevil\u202c',
  'ا\u064b\u064c\u064dب\u200f',
  'e\u0301'.repeat(50),
  '𝕏🏠👨‍👩‍👧‍👦',
  '\uFEFFbom',
  'line\r\nX-Injected: 1',
  '\u2028\u2029',
  "' or '1'='1",
  "'; drop table leads; --",
  '%',
  '_%\\',
  '../../../../etc/passwd',
  String.raw`..\..\windows`,
  '/%2e%2e/%2e%2e/etc',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '9007199254740993',
  '99999999999999999999',
  '0x10',
  '٣٤',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31T23:59:60Z',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00Z',
  '2026-01-01T00:00:00+15:59',
  '294277-01-01',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  'javascript:alert(1)',
  'http://[::1]:5432/',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  '//evil.example/x',
  String.raw`https:\\evil.example`,
  'a@b',
  '"a b"@example.com',
  'x'.repeat(300),
  '(((((((a*)*)*)*)*)*)*$',
  'ﷺ'.repeat(200),
  '&|!:*()<->',
  ':* & ! (',
  "a'b''c\\'",
];

const numbers: readonly unknown[] = [
  0,
  new RawJson('-0'),
  -1,
  0.1,
  1e-7,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  new RawJson('9007199254740993'),
  new RawJson('9223372036854775808'),
  new RawJson('1e309'),
  new RawJson('-1e309'),
  new RawJson('1e-400'),
  new RawJson('123456789012345678901234567890.5'),
];

const nested = (depth: number): RawJson => new RawJson('['.repeat(depth) + ']'.repeat(depth));

const others: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => false,
  () => [],
  () => ({}),
  () => [[]],
  () => [null],
  () => ({ $gt: '' }),
  () => ({ length: 5 }),
  () => ({ toString: 1, valueOf: 1 }),
  () => JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}') as unknown,
  () => Array.from({ length: 10_000 }, (_, n) => n),
  () => Array.from({ length: 10_000 }, () => 'x'),
  () => 'x'.repeat(70_000),
  () => nested(200),
  () => nested(5_000),
];

export function hostileValue(random: Random): unknown {
  const kind = random.next();
  if (kind < 0.5) return random.pick(hostileTexts);
  return kind < 0.75 ? random.pick(numbers) : random.pick(others)();
}

type Box = Record<string, unknown> | unknown[];

/** One change somewhere in a copy: another value, one less, one more, twice, or one in a list. */
export function spoil(value: unknown, random: Random): unknown {
  const copy = structuredClone({ value });
  const places: { box: Box; key: string | number }[] = [{ box: copy, key: 'value' }];
  const visit = (item: unknown): void => {
    if (item === null || typeof item !== 'object' || places.length > 400) return;
    const box = item as Box;
    for (const key of Array.isArray(box) ? box.keys() : Object.keys(box)) {
      places.push({ box, key });
      visit((box as Record<string | number, unknown>)[key]);
    }
  };
  visit(copy.value);
  const deep = places.slice(1);
  const { box, key } = deep.length > 0 && random.chance(0.95) ? random.pick(deep) : (places[0] as (typeof places)[0]);
  const at = box as Record<string | number, unknown>;
  const change = random.next();
  if (change < 0.6) at[key] = hostileValue(random);
  else if (change < 0.75) {
    if (Array.isArray(box)) box.splice(Number(key), 1);
    else delete at[key];
  } else if (change < 0.85) {
    if (Array.isArray(box)) box.push(at[key]);
    else at[random.pick(['extra', '__proto__x', 'id', 'role', 'isAdmin', 'createdAt'])] = hostileValue(random);
  } else if (change < 0.92) at[key] = [at[key]];
  else if (typeof at[key] === 'string')
    at[key] = random.pick([`${at[key]}\u0000`, ` ${at[key]} `, `${at[key]}\ud800`, at[key].repeat(200)]);
  else if (typeof at[key] === 'number')
    at[key] = random.pick([String(at[key]), -at[key], at[key] + 0.5, at[key] * 1e9]);
  else at[key] = null;
  return copy.value;
}
