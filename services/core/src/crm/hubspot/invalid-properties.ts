import { z } from 'zod';

const detail = z.looseObject({
  message: z.string().optional(),
  code: z.string().optional(),
  context: z.record(z.string(), z.unknown()).optional(),
});
/** Any field may be missing. */
export const errorBody = z.looseObject({
  message: z.string().optional(),
  category: z.string().optional(),
  correlationId: z.string().optional(),
  context: z.record(z.string(), z.unknown()).optional(),
  errors: z.array(detail).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

export type InvalidReason = 'setup' | 'conflict' | 'invalid_email' | 'invalid';

/** By codes: its sentences may quote the visitor. */
export interface InvalidProperty {
  property: string | null;
  code: string;
}

const places: ReadonlySet<string> = new Set(['pipeline', 'dealstage', 'hs_pipeline', 'hs_pipeline_stage']);

export function reasonOfInvalid(body: ErrorBody | null): InvalidReason {
  if (body?.category === 'CONFLICT') return 'conflict';
  const invalid = invalidIn(body);
  return invalid.length > 0 ? reasonOfCodes(invalid) : reasonOfSentence(body?.message ?? '');
}

function reasonOfCodes(invalid: readonly InvalidProperty[]): InvalidReason {
  if (invalid.some(({ code, property }) => code === 'PROPERTY_DOESNT_EXIST' || isPlace(code, property))) return 'setup';
  if (invalid.some(({ code }) => /CONFLICT|DUPLICATE|ALREADY/.test(code))) return 'conflict';
  return invalid.some(({ code }) => code === 'INVALID_EMAIL') ? 'invalid_email' : 'invalid';
}

function reasonOfSentence(message: string): InvalidReason {
  if (/already has that value|already exists/.test(message)) return 'conflict';
  if (/^\W*Propert(y|ies) .{0,100}(does not|do not|doesn't) exist/i.test(message)) return 'setup';
  return /^\W*Email address .{0,400} is invalid/i.test(message) ? 'invalid_email' : 'invalid';
}

/** The account lacks the pipeline or stage. */
function isPlace(code: string, property: string | null): boolean {
  return (
    /^INVALID_(PIPELINE|STAGE)|PIPELINE_STAGE/.test(code) || (code === 'INVALID_OPTION' && places.has(property ?? ''))
  );
}

/** A 400 quotes them as JSON in its message, or lists them under `errors`. */
export function invalidIn(body: ErrorBody | null): InvalidProperty[] {
  const listed = (body?.errors ?? []).map(({ code = '', context = {} }) => {
    const named = context['propertyName'];
    const property: unknown = Array.isArray(named) ? named[0] : named;
    return { property: typeof property === 'string' ? property : null, code };
  });
  const message = body?.message ?? '';
  const quoted = quotedEntry.array().safeParse(jsonIn(message));
  const entries = quoted.success ? quoted.data.map(({ name = null, error }) => ({ property: name, code: error })) : [];
  return [...listed, ...entries].filter(({ code }) => /^[A-Z][A-Z0-9_]{2,60}$/.test(code)).slice(0, 100);
}

const quotedEntry = z.looseObject({ name: z.string().max(100).optional(), error: z.string().default('') });

function jsonIn(message: string): unknown {
  const start = message.indexOf('[{');
  if (start < 0) return null;
  try {
    return JSON.parse(message.slice(start)) as unknown;
  } catch {
    return null;
  }
}

/**
 * Of the record with the unique value: "Existing ID: 123" in a 409, "… on 7. 123 already has that value." in a 400 or
 * batch.
 */
export function clashId(body: ErrorBody | null): string | null {
  const said = [body?.message ?? '', ...(body?.errors ?? []).map(({ message = '' }) => message)]
    .join(' ')
    .slice(0, 20_000);
  return /Existing ID: (\d{1,20})/.exec(said)?.[1] ?? /\b(\d{1,20}) already has that value/.exec(said)?.[1] ?? null;
}
