/** The design's "Outcomes": what an answer, or none, means for a delivery. */
import type { FailureCode } from '../deliveries/failure-codes.ts';
import type { Outcome } from '../deliveries/delivery.ts';
import { jsonOf, type HttpAnswer, type HttpResult } from './http/http-client.ts';
import { safeAnswer, withoutPersonal } from './http/safe-answer.ts';

export interface Named {
  /** Ours; null proves nothing of the record sent. */
  reference: string | null;
  externalId: string | null;
}

/** Null where the JSON is not as it should be. */
export interface AnswerReader {
  /** From a 2xx; version null where unsaid. */
  written(json: unknown): (Named & { version: number | null }) | null;
  /** From a 409: the stored record. */
  conflict(json: unknown): (Named & { version: number }) | null;
}

export interface SentWrite {
  operation: 'upsert' | 'delete';
  reference: string;
  version: number;
  personal: readonly string[];
}

const keptKeys = ['code', 'id', 'reference', 'version', 'storedVersion', 'writes', 'replayed'];
/** In a refusal `message` is the server's, else perhaps the person's. */
const keptOfRefusal = [...keptKeys, 'message'];

/** Each status has exactly one. */
export function outcomeOf(result: HttpResult, sent: SentWrite, reader: AnswerReader): Outcome {
  if (result.kind === 'failure') {
    const { code, text } = result;
    if (result.sent === 'maybe') return unknown(null, code, text, null);
    return { kind: 'retry', httpStatus: null, code, text, answer: null, retryAfterMs: null, alert: false };
  }
  const { status } = result;
  const json = jsonOf(result);
  const answer = safeAnswer(json, status < 400 ? keptKeys : keptOfRefusal, sent.personal);
  if (status >= 200 && status < 300) return accepted(result, json, answer, sent, reader);
  if (sent.operation === 'delete' && (status === 404 || status === 410))
    // a firewall says so too, of no record
    return unknown(status, 'crm.perhaps_gone', 'The CRM answered that it has no such record', answer);
  if (status === 409) return conflict(json, answer, sent, reader);
  // a form may be answered so once carried out
  if (status < 400) return unknown(status, 'crm.unexpected_answer', `The CRM answered ${String(status)}`, answer);
  if (status === 408 || status >= 500)
    return unknown(status, 'crm.server_error', `The CRM answered ${String(status)}`, answer, result.retryAfterMs);
  if (json === undefined && !neverCarriedOut.has(status)) return bySomethingElse(result);
  if (status === 400 || status === 413 || status === 422)
    return { kind: 'rejected', httpStatus: status, code: 'crm.rejected', text: reason(json, sent.personal), answer };
  return refused(result, answer);
}

/** Must name our record: a proxy's page says nothing. */
function accepted(
  { status }: HttpAnswer,
  json: unknown,
  answer: string | null,
  sent: SentWrite,
  reader: AnswerReader,
): Outcome {
  if (sent.operation === 'delete' && status === 204)
    return { kind: 'delivered', externalId: null, httpStatus: status, answer };
  const written = reader.written(json);
  if (written === null) return unknown(status, 'crm.answer_unreadable', "The CRM's answer could not be read", answer);
  if (written.reference !== sent.reference) return foreign(status, answer);
  // perhaps a replayed answer; the lookup finds what is there
  if (written.version !== null && written.version < sent.version)
    return unknown(status, 'crm.answer_older', 'The CRM answered with an older version', answer);
  return { kind: 'delivered', externalId: written.externalId, httpStatus: status, answer };
}

function conflict(json: unknown, answer: string | null, sent: SentWrite, reader: AnswerReader): Outcome {
  const stored = reader.conflict(json);
  if (stored === null || stored.version < sent.version)
    return unknown(409, 'crm.conflict_unreadable', 'The CRM reported a conflict that could not be read', answer);
  if (stored.reference !== sent.reference) return foreign(409, answer);
  // not from here just now: a look-up counts
  if (stored.version > sent.version)
    return unknown(409, 'crm.newer_there', 'The CRM answered that it has a newer version', answer);
  return { kind: 'delivered', externalId: stored.externalId, httpStatus: 409, answer };
}

function foreign(status: number, answer: string | null): Outcome {
  return unknown(status, 'crm.answer_foreign', "The CRM's answer does not speak of this record", answer);
}

/** Judged by status alone, whoever answers. */
const neverCarriedOut: ReadonlySet<number> = new Set([401, 425, 429]);

/** It refused the request, or its answer. */
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

/** Nothing was written; the unexpected alerts too. */
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

function unknown(
  httpStatus: number | null,
  code: FailureCode,
  text: string,
  answer: string | null,
  retryAfterMs: number | null = null,
): Outcome {
  return { kind: 'unknown', httpStatus, code, text, answer, retryAfterMs };
}
