import type { FieldProblem } from './problem.ts';

/** NUL and half surrogate pairs: PostgreSQL refuses them, schemas miss them. */
export function findUnstorableText(place: FieldProblem['in'], value: unknown, path = ''): FieldProblem[] {
  if (typeof value === 'string') {
    if (!value.includes('\0') && value.isWellFormed()) return [];
    return [
      { in: place, path, code: 'characters', message: `${path || 'the value'} has characters that cannot be stored` },
    ];
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => findUnstorableText(place, item, path ? `${path}.${key}` : key));
}
