import { ArrayType, p, type Platform, raw, type TransformContext } from '@mikro-orm/core';

export const id = () => p.integer().primary().autoincrement().generated('identity');

/** By the database's clock. */
export const createdAt = () => p.datetime().columnType('timestamptz').defaultRaw('now()');
export const updatedAt = () =>
  p
    .datetime()
    .columnType('timestamptz')
    .defaultRaw('now()')
    .onUpdate(() => raw<Date>('now()'));

export const moment = () => p.datetime().columnType('timestamptz').nullable();

/** A unit of work is refused where it has risen meanwhile. */
export const version = () => p.integer().version().default(1);

/**
 * MikroORM quotes a word only where it has certain marks, and then as JSON does: a tag `null` was stored as none, and a line
 * break as the letter n. In a literal of PostgreSQL (8.15.2) two marks are escaped, and what is quoted is never null.
 */
class TextArray extends ArrayType {
  override convertToDatabaseValue(value: string[] | null, platform: Platform, context?: TransformContext) {
    if (!Array.isArray(value)) return super.convertToDatabaseValue(value, platform, context);
    const quoted = value.map((word) => `"${word.replaceAll(/["\\]/g, String.raw`\$&`)}"`);
    return `{${quoted.join(',')}}`;
  }
}
export const textList = () => p.array().type(TextArray).columnType('text[]');

export const text = () => p.text().nullable();
export const count = () => p.integer().default(0);
