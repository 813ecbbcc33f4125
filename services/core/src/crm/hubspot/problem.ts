/** HubSpot's refusals (developers.hubspot.com/docs/api-reference/error-handling). */
import type { FailureCode } from '../../deliveries/failure-codes.ts';
import { ownValue } from '../../platform/own-value.ts';
import { jsonOf, type HttpAnswer, type HttpResult } from '../http/http-client.ts';
import { withoutPersonal } from '../http/safe-answer.ts';
import { clashId, errorBody, invalidIn, reasonOfInvalid, type ErrorBody } from './invalid-properties.ts';
import { askedWaitMs } from './rate-limits.ts';

/** Surely not done, unless `ambiguous`. */
export type ProblemReason =
  /** Nothing left us. */
  | 'unreachable'
  /** Perhaps done. */
  | 'ambiguous'
  /** We are to slow down. */
  | 'busy'
  /** The key, or one of its scopes. */
  | 'refused'
  /** The account lacks a property, pipeline or stage. */
  | 'setup'
  /** A unique value is taken. */
  | 'conflict'
  | 'not_found'
  /** HubSpot does not take this e-mail. */
  | 'invalid_email'
  | 'invalid'
  | 'unexpected';

export interface Problem {
  reason: ProblemReason;
  status: number | null;
  code: FailureCode;
  text: string;
  retryAfterMs: number | null;
  /** By category and correlation id HubSpot's support finds the call. */
  answer: string | null;
  /** The record with the unique value, where named. */
  existingId: string | null;
}

export interface ProblemContext {
  personal: readonly string[];
  timeZone: string | null;
}

export function problemOf(result: HttpResult, context: ProblemContext): Problem {
  if (result.kind === 'failure') {
    const { code, text } = result;
    const reason = result.sent === 'no' ? 'unreachable' : 'ambiguous';
    return { reason, status: null, code, text, retryAfterMs: null, answer: null, existingId: null };
  }
  const read = errorBody.safeParse(jsonOf(result));
  return describe(result.status, read.success ? read.data : null, context, askedWaitMs(result, context.timeZone));
}

/** An entry of a batch's `errors` has a body, but no status. */
export function problemOfEntry(entry: unknown, status: number, context: ProblemContext): Problem {
  const read = errorBody.safeParse(entry);
  const body = read.success ? read.data : null;
  return describe(ownValue(statusOfCategory, body?.category ?? '') ?? status, body, context, null);
}

export function unreadable({ status }: HttpAnswer): Problem {
  return {
    reason: 'ambiguous',
    status,
    code: 'crm.answer_unreadable',
    text: "The CRM's answer could not be read",
    retryAfterMs: null,
    answer: null,
    existingId: null,
  };
}

/** A success about another record. */
export function foreign(status: number): Problem {
  return {
    reason: 'ambiguous',
    status,
    code: 'crm.answer_foreign',
    text: "The CRM's answer does not speak of this record",
    retryAfterMs: null,
    answer: null,
    existingId: null,
  };
}

const statusOfCategory: Readonly<Record<string, number>> = {
  VALIDATION_ERROR: 400,
  OBJECT_NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITS: 429,
  MISSING_SCOPES: 403,
};

/** The account moves between data centres, for hours (page "Error handling"). */
const busyStatus: ReadonlySet<number> = new Set([423, 425, 429, 477]);

function describe(status: number, body: ErrorBody | null, context: ProblemContext, waitMs: number | null): Problem {
  const reason = reasonOf(status, body);
  return {
    reason,
    status,
    ...wordsOf(reason, status, body, context),
    retryAfterMs: waitMs,
    answer: keptOf(body),
    existingId: clashId(body),
  };
}

function reasonOf(status: number, body: ErrorBody | null): ProblemReason {
  if (busyStatus.has(status)) return 'busy';
  if (status === 408 || status >= 500) return 'ambiguous';
  if (status === 401 || status === 403) return 'refused';
  // a wrong base address answers 404 too, but not in HubSpot's words
  if (status === 404) return isHubspots404(body) ? 'not_found' : 'unexpected';
  if (status === 409) return 'conflict';
  // a proxy, which has nothing against the lead
  if (status === 400 || status === 413 || status === 422) return body === null ? 'unexpected' : reasonOfInvalid(body);
  return 'unexpected';
}

function isHubspots404(body: ErrorBody | null): boolean {
  return body !== null && (body.category === 'OBJECT_NOT_FOUND' || /resource not found/i.test(body.message ?? ''));
}

function wordsOf(
  reason: ProblemReason,
  status: number,
  body: ErrorBody | null,
  { personal }: ProblemContext,
): { code: FailureCode; text: string } {
  switch (reason) {
    case 'busy':
      return { code: 'crm.too_many_requests', text: busyText(status) };
    case 'ambiguous':
      return { code: 'crm.server_error', text: `The CRM answered ${String(status)}` };
    case 'refused':
      return refusedWords(status, body);
    case 'setup':
      return { code: 'crm.setup_incomplete', text: setupText(body) };
    case 'conflict':
      return { code: 'crm.conflict_unreadable', text: 'HubSpot says that a record with this value exists' };
    case 'not_found':
      return { code: 'crm.record_gone', text: 'HubSpot has no such record any more' };
    case 'invalid_email':
      return { code: 'crm.rejected', text: 'HubSpot does not take this e-mail address' };
    case 'invalid':
      return {
        code: 'crm.rejected',
        text: invalidText(body, personal),
      };
    default:
      return status === 404
        ? { code: 'crm.address_unknown', text: 'This is not the address of the HubSpot API: check CRM_BASE_URL' }
        : { code: 'crm.unexpected_answer', text: `The CRM answered ${String(status)}` };
  }
}

function invalidText(body: ErrorBody | null, personal: readonly string[]): string {
  const named = invalidIn(body).map(({ property, code }) => (property === null ? code : `${property} (${code})`));
  const unique = [...new Set(named)];
  if (unique.length > 0) return `HubSpot does not take: ${unique.slice(0, 4).join(', ')}`.slice(0, 200);
  return withoutPersonal(body?.message ?? 'The CRM does not take this record', personal);
}

function busyText(status: number): string {
  if (status === 477) return 'HubSpot is moving the account to another data centre and asked to wait';
  if (status === 423) return 'HubSpot has locked the record for a moment';
  return 'The CRM asked us to slow down';
}

function refusedWords(status: number, body: ErrorBody | null): { code: FailureCode; text: string } {
  const scopes = missingScopes(body);
  if (scopes.length > 0)
    return { code: 'crm.forbidden', text: `The token lacks a scope: one of ${scopes.join(', ')}`.slice(0, 200) };
  return status === 401
    ? { code: 'crm.unauthorized', text: 'The CRM does not accept our key' }
    : { code: 'crm.forbidden', text: 'Our key may not do this in the CRM' };
}

/** A refused call needs one of these; empty where unsaid. */
export function missingScopesOf(answer: HttpAnswer): string[] {
  const read = errorBody.safeParse(jsonOf(answer));
  return missingScopes(read.success ? read.data : null);
}

function missingScopes(body: ErrorBody | null): string[] {
  const contexts = [body?.context, ...(body?.errors ?? []).map(({ context }) => context)];
  const named = contexts.flatMap((context) =>
    ['requiredGranularScopes', 'missingScopes', 'requiredScopes'].map((key) => context?.[key]),
  );
  const scopes = named.flatMap((value) => (Array.isArray(value) ? value : []));
  return [...new Set(scopes.filter((scope): scope is string => typeof scope === 'string'))].slice(0, 10);
}

/** Names only what is ours, never a person's. */
function setupText(body: ErrorBody | null): string {
  const properties = invalidIn(body).map(({ property }) => property ?? '');
  const ours = /\b(?:manzil_[a-z_]{1,40}|(?:hs_)?pipeline(?:_stage)?|dealstage)\b/g;
  const named = [...properties, body?.message ?? ''].join(' ').slice(0, 20_000).match(ours) ?? [];
  const unique = [...new Set(named)].slice(0, 4);
  const which = unique.length === 0 ? 'a property, pipeline or stage' : unique.join(', ');
  return `The HubSpot account is not set up (${which}): run npm run hubspot-setup`;
}

/** A refused question says nothing against the lead. */
export function ofQuestion(problem: Problem): Problem {
  if (problem.reason !== 'invalid' && problem.reason !== 'conflict') return problem;
  return {
    ...problem,
    reason: 'unexpected',
    code: 'crm.question_refused',
    text: `HubSpot does not take a request of ours: ${problem.text}`.slice(0, 200),
  };
}

function keptOf(body: ErrorBody | null): string | null {
  if (body === null) return null;
  const { category, correlationId } = body;
  const parts = [
    ...(category === undefined ? [] : [`category: ${category}`]),
    ...(correlationId === undefined ? [] : [`correlationId: ${correlationId}`]),
  ];
  return parts.length === 0 ? null : parts.join(', ').slice(0, 200);
}
