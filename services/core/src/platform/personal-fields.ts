/** By field names: pino's own redaction copies every line, which cost an enquiry 0.1 ms. */

const personal = [
  'email',
  'phone',
  'firstName',
  'lastName',
  'fullName',
  'message',
  'body',
  'payload',
  'whatsapp',
  'documentNumber',
];
const secrets = [
  'password',
  'token',
  'apiKey',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'REDIS_URL',
  'connectionString',
];
const closed: ReadonlySet<string> = new Set([...personal, ...secrets]);

/** Their serializer takes out quoted values. */
const serialized: ReadonlySet<string> = new Set(['err', 'error']);

type Fields = Record<string, unknown>;
const deepest = 4;

/** To a depth of four. */
export function withoutPersonalFields(fields: Fields): Fields {
  return cleaned(fields, 0) as Fields;
}

function cleaned(value: unknown, depth: number): unknown {
  if (!isOpen(value)) return value;
  if (depth > deepest) return '[deep]';
  if (Array.isArray(value)) return value.map((one) => cleaned(one, depth + 1));
  let copy: Fields | null = null;
  for (const name in value) {
    const before = value[name];
    if (before === undefined || (depth === 0 && serialized.has(name))) continue;
    const after = closed.has(name) ? '[redacted]' : cleaned(before, depth + 1);
    if (after !== before) (copy ??= { ...value })[name] = after;
  }
  return copy ?? value;
}

/** A date writes itself. */
function isOpen(value: unknown): value is Fields | unknown[] {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || typeof (value as { toJSON?: unknown }).toJSON !== 'function';
}
