/** The paragraph "Outcomes" of the design as code: what an answer, or its absence, means for a delivery. */
import type { FailureCode } from '../deliveries/failure-codes.ts';
import type { Outcome } from '../deliveries/delivery.ts';
import { jsonOf, type HttpAnswer, type HttpResult } from './http/http-client.ts';
import { safeAnswer, withoutPersonal } from './http/safe-answer.ts';

/** A record as an answer names it. */
export interface Named {
  /** Ours. Null where the answer names none: it proves nothing of the record that was sent. */
  reference: string | null;
  externalId: string | null;
}

/** What a provider reads out of its server's JSON; null where the JSON is not what it should be. */
export interface AnswerReader {
  /** From a 2xx: the record, and the version that it now has (null where the answer does not tell). */
  written(json: unknown): (Named & { version: number | null }) | null;
  /** From a 409: the record, and the version that is stored. */
  conflict(json: unknown): (Named & { version: number }) | null;
}

export interface SentWrite {
  operation: 'upsert' | 'delete';
  reference: string;
  version: number;
  /** Values about a person that the request carried. */
  personal: readonly string[];
}

const keptKeys = ['code', 'id', 'reference', 'version', 'storedVersion', 'writes', 'replayed'];
/** In a refusal `message` is the server's; in a success it might be the person's. */
const keptOfRefusal = [...keptKeys, 'message'];

/** Turns the result of a write into its outcome; each status has exactly one. */
export function outcomeOf(result: HttpResult, sent: SentWrite, reader: AnswerReader): Outcome {
  if (result.kind === 'failure') {
    const { code, text } = result;
    return result.sent === 'no' ? retry(null, code, text, null) : unknown(null, code, text, null);
  }
  const { status } = result;
  const json = jsonOf(result);
  const answer = safeAnswer(json, status < 400 ? keptKeys : keptOfRefusal, sent.personal);
  if (status >= 200 && status < 300) return accepted(result, json, answer, sent, reader);
  if (sent.operation === 'delete' && (status === 404 || status === 410))
    // a firewall says so as well, and of no record in particular
    return unknown(status, 'crm.perhaps_gone', 'The CRM answered that it has no such record', answer);
  if (status === 409) return conflict(json, answer, sent, reader);
  // a form is answered so after it was carried out
  if (status < 400) return unknown(status, 'crm.unexpected_answer', `The CRM answered ${String(status)}`, answer);
  if (json === undefined && status < 500 && !neverCarriedOut.has(status)) return bySomethingElse(result);
  if (status === 400 || status === 413 || status === 422)
    return { kind: 'rejected', httpStatus: status, code: 'crm.rejected', text: reason(json, sent.personal), answer };
  if (status === 408 || status >= 500)
    return unknown(status, 'crm.server_error', `The CRM answered ${String(status)}`, answer, result.retryAfterMs);
  return refused(result, answer);
}

/**
 * 2xx counts only when it can be read and names our record: a proxy's page, half an answer, or the answer to another request
 * says nothing about what was written.
 */
function accepted(
  { status }: HttpAnswer,
  json: unknown,
  answer: string | null,
  sent: SentWrite,
  reader: AnswerReader,
): Outcome {
  // the answer to a deletion has no body
  if (sent.operation === 'delete' && status === 204)
    return { kind: 'delivered', externalId: null, httpStatus: status, answer };
  const written = reader.written(json);
  if (written === null) return unknown(status, 'crm.answer_unreadable', "The CRM's answer could not be read", answer);
  if (written.reference !== sent.reference) return foreign(status, answer);
  // it may have replayed an older answer; what it has now is for the lookup to find
  if (written.version !== null && written.version < sent.version)
    return unknown(status, 'crm.answer_older', 'The CRM answered with an older version', answer);
  return { kind: 'delivered', externalId: written.externalId, httpStatus: status, answer };
}

function conflict(json: unknown, answer: string | null, sent: SentWrite, reader: AnswerReader): Outcome {
  const stored = reader.conflict(json);
  if (stored === null || stored.version < sent.version)
    return unknown(409, 'crm.conflict_unreadable', 'The CRM reported a conflict that could not be read', answer);
  if (stored.reference !== sent.reference) return foreign(409, answer);
  // it did not come from here just now; only what the CRM shows under our reference counts as there
  if (stored.version > sent.version)
    return unknown(409, 'crm.newer_there', 'The CRM answered that it has a newer version', answer);
  return { kind: 'delivered', externalId: stored.externalId, httpStatus: 409, answer };
}

function foreign(status: number, answer: string | null): Outcome {
  return unknown(status, 'crm.answer_foreign', "The CRM's answer does not speak of this record", answer);
}

/** Whoever says so, of a request that it did not let pass. */
const neverCarriedOut: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** A firewall or proxy before the CRM, in a page of its own. It may have refused the request, or the CRM's answer to it. */
function bySomethingElse({ status, retryAfterMs }: HttpAnswer): Outcome {
  const { code, text } = refusals[status] ?? {
    code: 'crm.answer_unreadable',
    text: `Something before the CRM answered ${String(status)}`,
  };
  return unknown(status, code, text, null, retryAfterMs);
}

const refusals: Readonly<Record<number, { code: FailureCode; text: string; alert: boolean }>> = {
  401: { code: 'crm.unauthorized', text: 'The CRM does not accept our key', alert: true },
  403: { code: 'crm.forbidden', text: 'Our key may not do this in the CRM', alert: true },
  404: {
    code: 'crm.address_unknown',
    text: "The CRM does not know this address: check the CRM's base address",
    alert: true,
  },
  425: { code: 'crm.too_early', text: 'The CRM asked to try again', alert: false },
  429: { code: 'crm.too_many_requests', text: 'The CRM asked us to slow down', alert: false },
};

/** Nothing was written; what nobody expected also alerts. */
function refused({ status, retryAfterMs }: HttpAnswer, answer: string | null): Outcome {
  const known = refusals[status] ?? {
    code: 'crm.unexpected_answer',
    text: `The CRM answered ${String(status)}`,
    alert: true,
  };
  return { kind: 'retry', httpStatus: status, ...known, answer, retryAfterMs };
}

function reason(json: unknown, personal: readonly string[]): string {
  const message = (json as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' && message !== ''
    ? withoutPersonal(message, personal)
    : 'The CRM does not take this record';
}

function retry(httpStatus: number | null, code: FailureCode, text: string, answer: string | null): Outcome {
  return { kind: 'retry', httpStatus, code, text, answer, retryAfterMs: null, alert: false };
}

function unknown(
  httpStatus: number | null,
  code: FailureCode,
  text: string,
  answer: string | null,
  retryAfterMs: number | null = null,
): Outcome {
  return { kind: 'unknown', httpStatus, code, text, answer, retryAfterMs };
}
