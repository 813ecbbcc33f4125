/** `$filter` of OData 4.0 (Web API Core 2.5.9); errors by Core 2.6. */
import type { ResoServerOptions } from './options.ts';
import { enumNamespace, isText, spell, type Kind } from './schema.ts';
import type { FieldValue, StoredRecord } from './store.ts';

/** `target` is the option or field. */
export class QueryError extends Error {
  readonly target: string;

  constructor(target: string, message: string) {
    super(message);
    this.name = 'QueryError';
    this.target = target;
  }
}

export type Matches = (record: StoredRecord) => boolean;

interface Token {
  kind: 'word' | 'text' | 'enum' | 'sign';
  value: string;
}

const tokens =
  /\s*(?:(?<enum>[A-Za-z_][\w.]*'(?:[^']|'')*')|(?<text>'(?:[^']|'')*')|(?<sign>[()])|(?<word>[^\s()']+))/gy;

/** @throws QueryError */
export function parseFilter(
  filter: string,
  fields: ReadonlyMap<string, Kind>,
  options: Pick<ResoServerOptions, 'lookups' | 'enumLiterals' | 'wrongLiterals' | 'nullsDiffer'>,
): Matches {
  const { lookups, enumLiterals } = options;
  const list = tokenise(filter);
  let at = 0;
  const peek = (): Token | undefined => list[at];
  const isWord = (word: string): boolean => peek()?.kind === 'word' && peek()?.value === word;

  function or(): Matches {
    let left = and();
    while (isWord('or')) {
      at += 1;
      const [one, other] = [left, and()];
      left = (record) => one(record) || other(record);
    }
    return left;
  }
  function and(): Matches {
    let left = not();
    while (isWord('and')) {
      at += 1;
      const [one, other] = [left, not()];
      left = (record) => one(record) && other(record);
    }
    return left;
  }
  function not(): Matches {
    if (isWord('not')) {
      at += 1;
      const inner = not();
      return (record) => !inner(record);
    }
    if (peek()?.value === '(' && peek()?.kind === 'sign') {
      at += 1;
      const inner = or();
      if (peek()?.value !== ')') throw new QueryError('$filter', 'a bracket is not closed');
      at += 1;
      return inner;
    }
    return comparison();
  }
  function comparison(): Matches {
    const [field, operator, literal] = [list[at], list[at + 1], list[at + 2]];
    at += 3;
    if (field?.kind !== 'word' || operator?.kind !== 'word' || literal === undefined)
      throw new QueryError('$filter', 'a comparison is not whole');
    const kind = fields.get(field.value);
    if (kind === undefined) throw new QueryError(field.value, 'the resource has no such field');
    const isHas = operator.value === 'has';
    const compare = isHas ? comparisons['eq'] : comparisons[operator.value];
    // OData URL Conventions 5.1.1.1.9: only an enumeration has flags
    if (isHas && (isText(lookups) || kind !== 'lookup')) throw new QueryError(field.value, 'it is no enumeration');
    if (compare === undefined) throw new QueryError('$filter', `the operator ${operator.value} is not supported`);
    const strange = kind === 'lookup' && literal.value !== 'null' && !isOfForm(literal, isHas, lookups, enumLiterals);
    if (strange && options.wrongLiterals === 'nothing') return () => false;
    if (strange) throw new QueryError(field.value, 'the literal is of another type');
    const wanted = valueOf(literal, field.value, kind);
    return ({ values }) => {
      const stored = comparable(values[field.value] ?? null, kind);
      if (operator.value === 'ne' && stored === null && !options.nullsDiffer) return false;
      return compare(kind === 'lookup' && typeof stored === 'string' ? spell(stored, lookups) : stored, wanted);
    };
  }

  const matches = or();
  if (at !== list.length) throw new QueryError('$filter', 'something is left over');
  return matches;
}

type Value = string | number | boolean | null;

/** OData URL Conventions 5.1.1.1. */
const comparisons: Readonly<Record<string, (left: Value, right: Value) => boolean>> = {
  eq: (left, right) => left === right,
  ne: (left, right) => left !== right,
  gt: (left, right) => left !== null && right !== null && left > right,
  ge: (left, right) => left !== null && right !== null && left >= right,
  lt: (left, right) => left !== null && right !== null && left < right,
  le: (left, right) => left !== null && right !== null && left <= right,
};

/** In the form of literals. */
export function comparable(value: FieldValue | undefined, kind: Kind): Value {
  if (value === null || value === undefined) return null;
  if (kind === 'timestamp') return Date.parse(String(value));
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}

function tokenise(filter: string): Token[] {
  const list: Token[] = [];
  tokens.lastIndex = 0;
  while (tokens.lastIndex < filter.trimEnd().length) {
    const found = tokens.exec(filter);
    const [kind, value] = Object.entries(found?.groups ?? {}).find(([, part]) => part !== undefined) ?? [];
    if (kind === undefined || value === undefined) throw new QueryError('$filter', 'it cannot be read');
    list.push({ kind: kind as Token['kind'], value });
  }
  return list;
}

function isOfForm(
  { kind }: Token,
  isHas: boolean,
  lookups: ResoServerOptions['lookups'],
  enumLiterals: ResoServerOptions['enumLiterals'],
): boolean {
  if (isText(lookups) || enumLiterals === 'plain') return kind === 'text' && !isHas;
  return kind === 'enum' && isHas === (enumLiterals === 'has');
}

/** OData ABNF. */
function valueOf({ kind: form, value }: Token, field: string, kind: Kind): Value {
  if (form === 'word' && value === 'null') return null;
  const wrong = new QueryError(field, 'the literal is of another type');
  const unquoted = (text: string): string => text.slice(1, -1).replaceAll("''", "'");
  switch (kind) {
    case 'text':
      if (form === 'text') return unquoted(value);
      break;
    case 'lookup': {
      if (form === 'text') return unquoted(value);
      // Core 2.5.9.8.1
      const prefix = `${enumNamespace}.${field}'`;
      if (form === 'enum' && value.startsWith(prefix)) return value.slice(prefix.length, -1);
      break;
    }
    case 'timestamp':
      if (form === 'word' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,12})?)?(Z|[+-]\d\d:\d\d)$/.test(value))
        return Date.parse(value);
      break;
    case 'number':
    case 'integer':
      if (form === 'word' && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
      break;
    case 'boolean':
      if (form === 'word' && (value === 'true' || value === 'false')) return value === 'true';
      break;
    case 'date':
    case 'lookups':
      break;
  }
  throw wrong;
}
