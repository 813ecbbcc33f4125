import fc from 'fast-check';
import { contract, follow, type JsonSchema } from '../../contract/document.ts';
import type { Known } from './known.ts';
import type { Random } from './random.ts';

interface Making {
  random: Random;
  known: Known;
  /** Of the collection that the operation is about, for `id` and `ids`. */
  collection: string;
}

const words = ['Lusail', 'West Bay', 'مكتب في لوسيل', 'Office with a view', 'Pearl', 'الدوحة', 'two rooms', 'Noor'];
const deepest = 8;

/** Fits the schema, save for what only the handlers demand. */
export function makeValue(making: Making, given: JsonSchema, name = '', depth = 0): unknown {
  const { random } = making;
  const schema = follow<JsonSchema>(contract, given);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return random.pick(schema['enum']);
  const examples = schema['examples'];
  if (Array.isArray(examples) && random.chance(0.4)) return structuredClone(random.pick(examples)) as unknown;
  for (const choice of ['oneOf', 'anyOf']) {
    const offered = schema[choice];
    if (!Array.isArray(offered)) continue;
    const chosen = makeValue(making, random.pick(offered) as JsonSchema, name, depth + 1);
    if (schema['properties'] === undefined || typeof chosen !== 'object') return chosen;
    return { ...(makeObject(making, schema, depth) as object), ...chosen };
  }
  if (Array.isArray(schema['allOf']))
    return Object.assign(
      {},
      ...schema['allOf'].map((part) => makeValue(making, part as JsonSchema, name, depth + 1)),
    ) as object;
  const type = Array.isArray(schema['type']) ? random.pick(schema['type'] as string[]) : schema['type'];
  if (type === 'object') return makeObject(making, schema, depth);
  if (type === 'array') return makeArray(making, schema, name, depth);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'null') return null;
  if (type === 'integer' || type === 'number') return makeNumber(making, schema, name, type === 'integer');
  return makeText(making, schema, name);
}

function makeObject(making: Making, schema: JsonSchema, depth: number): unknown {
  const required = (schema['required'] ?? []) as string[];
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const share = making.random.pick([0, 0.2, 0.6, 1]);
  const taken = fields.filter(
    ([field]) => required.includes(field) || (depth < deepest && making.random.chance(share)),
  );
  const made = Object.fromEntries(taken.map(([field, part]) => [field, makeValue(making, part, field, depth + 1)]));
  const more = schema['additionalProperties'];
  const fewest = Number(schema['minProperties'] ?? 0);
  if (typeof more === 'object' && more !== null && (fewest > 0 || making.random.chance(0.5)))
    made['other'] = makeValue(making, more as JsonSchema, '', depth + 1);
  if (Object.keys(made).length < fewest && fields.length > 0) {
    const [field, part] = making.random.pick(fields);
    made[field] = makeValue(making, part, field, depth + 1);
  }
  return made;
}

function makeArray(making: Making, schema: JsonSchema, name: string, depth: number): unknown {
  const least = Number(schema['minItems'] ?? 0);
  const most = Math.min(Number(schema['maxItems'] ?? 3), Math.max(least, 3));
  const items = Array.from({ length: making.random.int(least, most) }, () =>
    makeValue(making, schema['items'] as JsonSchema, name, depth + 1),
  );
  if (schema['uniqueItems'] !== true) return items;
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

function seen({ known, random, collection }: Making, name: string): string | number | undefined {
  if (!random.chance(0.85)) return undefined;
  if (name === 'id' || name === 'ids') return known.one(collection, random);
  if (name.endsWith('Id')) return known.one(`${name.slice(0, -2)}s`, random) ?? known.one(name, random);
  return known.one(name, random);
}

function makeNumber(making: Making, schema: JsonSchema, name: string, isWhole: boolean): number {
  const { random } = making;
  const least = Number(schema['minimum'] ?? 0);
  const most = Number(schema['maximum'] ?? 1_000_000);
  const fits = (value: unknown): value is number => typeof value === 'number' && value >= least && value <= most;
  const found = seen(making, name);
  if (fits(found) && (!isWhole || Number.isInteger(found))) return found;
  const edge = random.next();
  if (edge < 0.1) return least;
  if (edge < 0.15) return most;
  const near = Math.min(most, least + 1_000);
  return isWhole
    ? random.int(Math.ceil(least), Math.floor(near))
    : Math.round((least + random.next() * (near - least)) * 100) / 100;
}

function makeText(making: Making, schema: JsonSchema, name: string): string {
  const { random } = making;
  const pattern = typeof schema['pattern'] === 'string' ? schema['pattern'] : null;
  const least = Number(schema['minLength'] ?? 0);
  const most = Number(schema['maxLength'] ?? 200);
  const fits = (text: string): boolean =>
    text.length >= least && text.length <= most && (pattern === null || new RegExp(pattern, 'u').test(text));
  const format = schema['format'];
  const found = seen(making, name);
  if (typeof found === 'string' && format === undefined && random.chance(0.7) && fits(found)) return found;
  const number = random.int(1, 99_999);
  if (format === 'email') return `guest${String(number)}@example.com`;
  if (format === 'uuid') return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  if (format === 'date')
    return `20${String(random.int(20, 30))}-0${String(random.int(1, 9))}-1${String(random.int(0, 9))}`;
  if (format === 'date-time') return `20${String(random.int(20, 30))}-0${String(random.int(1, 9))}-11T10:00:00Z`;
  if (format === 'uri' || format === 'uri-reference') return `https://pictures.example/${String(number)}.png`;
  const text = `${random.pick(words)} ${String(number)}`.padEnd(least, 'x').slice(0, most);
  if (fits(text)) return text;
  return fc.sample(
    fc.stringMatching(new RegExp(pattern ?? '^[a-z]*$', 'u'), { maxLength: Math.max(1, Math.min(most, 400)) }),
    {
      seed: random.int(0, 2_147_483_647),
      numRuns: 1,
    },
  )[0] as string;
}
