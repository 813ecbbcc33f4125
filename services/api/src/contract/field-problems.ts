import type { FieldProblem } from './problem.ts';
import type { ErrorObject } from './schemas.ts';

/** Only echo another rule's. */
const echoes = new Set(['if', 'oneOf', 'anyOf']);
/** Which a member's own sentence (`x-message`) fits. */
const ownWords = new Set(['required', 'pattern', 'format', 'type', 'minLength']);

/** Never repeats a value that was sent. */
export function toFieldProblems(place: FieldProblem['in'], errors: readonly ErrorObject[]): FieldProblem[] {
  const telling = errors.filter((error) => !echoes.has(error.keyword));
  return (telling.length > 0 ? telling : errors).map((error) => toFieldProblem(place, error));
}

function toFieldProblem(place: FieldProblem['in'], error: ErrorObject): FieldProblem {
  const path = pathOf(error);
  const code = error.keyword === 'additionalProperties' ? 'unknown' : error.keyword;
  return { in: place, path, code, message: messageOf(error, path) };
}

function pathOf(error: ErrorObject): string {
  const steps = error.instancePath.split('/').slice(1);
  const { missingProperty, additionalProperty } = error.params as Record<string, unknown>;
  const last = missingProperty ?? additionalProperty;
  if (typeof last === 'string') steps.push(last.slice(0, 100));
  return steps.join('.');
}

function messageOf(error: ErrorObject, path: string): string {
  const own = ownWords.has(error.keyword) ? ownMessage(error) : undefined;
  if (own) return own;
  const name = path || 'the body';
  if (error.keyword === 'required') return `${name} is required`;
  if (error.keyword === 'additionalProperties') return `${name} is not known here`;
  if (error.keyword === 'enum')
    return `${name} must be one of ${(error.params['allowedValues'] as unknown[]).join(', ')}`;
  return `${name} ${error.message ?? 'is not valid'}`;
}

function ownMessage(error: ErrorObject): string | undefined {
  const schema = error.parentSchema as { properties?: Record<string, Record<string, unknown>>; 'x-message'?: unknown };
  const missing = error.params['missingProperty'];
  const words = typeof missing === 'string' ? schema.properties?.[missing]?.['x-message'] : schema['x-message'];
  return typeof words === 'string' ? words : undefined;
}
