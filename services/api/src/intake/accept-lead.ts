/** The way of an enquiry through all checks into the database, and from there onto the queue. */
import { mailLane } from '@manzil/core/domain/mail';
import {
  findRepeatedLead,
  IdempotencyMismatchError,
  saveLead,
  UnknownReferenceError,
  type SavedLead,
} from '@manzil/core/persistence/lead-intake';
import { countRefusal } from '@manzil/core/persistence/intake-refusals';
import { ProblemError, invalidRequest, type ProblemCode } from '../contract/problem.ts';
import type { CaptchaVerdict } from '../captcha/captcha.ts';
import type { ApiDeps } from '../deps.ts';
import type { IntakeKind } from './limits.ts';
import { newLeadFrom, type Enquiry } from './mapper.ts';
import { spamScore, spamThreshold } from './spam/score.ts';

export type IntakeDeps = Pick<ApiDeps, 'env' | 'log' | 'database' | 'publisher' | 'captcha' | 'intakeLimits'>;

export interface Submit {
  body: Enquiry;
  idempotencyKey: string | undefined;
  requestId: string;
  address: string;
}

const refusals: Record<Exclude<CaptchaVerdict, 'passed'>, ProblemCode> = {
  failed: 'lead.captcha_failed',
  expired: 'lead.captcha_expired',
  used: 'lead.captcha_used',
};

/**
 * Returns only after the lead and its deliveries are committed. A repeated submit is answered before anything of it is
 * counted or used up. @throws ProblemError with a code of its own for each refusal; nothing is stored then
 */
export async function acceptLead(deps: IntakeDeps, submit: Submit): Promise<SavedLead> {
  const { database, publisher, env, log } = deps;
  const lead = newLeadFrom(submit.body, submit);
  try {
    const repeated = lead.idempotency === null ? null : await findRepeatedLead(database.pool, lead.idempotency);
    if (repeated !== null) return repeated;
    await checkSubmit(deps, submit).catch((error: unknown) => {
      // nobody waits for the count, and a count that fails refuses nothing else
      if (error instanceof ProblemError) void countRefusal(database.pool, error.code).catch(() => undefined);
      throw error;
    });
    const saved = await saveLead(database.pool, lead, [{ consumer: 'crm', provider: env.CRM_PROVIDER }, mailLane]);
    // bounded, never throws: what the queue did not take, the relay finds
    await publisher.publish(saved.jobs);
    log.info(
      { requestId: submit.requestId, leadId: saved.id, source: lead.source, language: lead.language },
      'lead accepted',
    );
    return saved;
  } catch (error) {
    throw declared(error);
  }
}

async function checkSubmit({ env, captcha, intakeLimits, log }: IntakeDeps, submit: Submit): Promise<void> {
  const { body, requestId } = submit;
  const refuse = (code: ProblemCode, retryAfter?: number): never => {
    log.info({ requestId, code }, 'lead refused');
    throw new ProblemError(code, retryAfter === undefined ? {} : { headers: { 'Retry-After': String(retryAfter) } });
  };
  const kind: IntakeKind = body.source === 'newsletter' ? 'newsletter' : 'enquiry';
  if ((body.website ?? '').trim() !== '') refuse('lead.honeypot');

  const addressWait = await intakeLimits.address(kind, submit.address);
  if (addressWait !== null) refuse('lead.rate_limited', addressWait);

  if (kind === 'enquiry') {
    const verdict = await captcha.verify(body.captchaToken ?? '', body.captcha ?? '');
    if (verdict !== 'passed') refuse(refusals[verdict]);
    if (spamScore(body, new URL(env.PUBLIC_URL).hostname).total >= spamThreshold) refuse('lead.spam');
  }
  // counted last, so that a wrong captcha does not use up what a person may send
  const personWait = await intakeLimits.person(kind, { email: body.email, phone: body.phone ?? null });
  if (personWait !== null) refuse('lead.rate_limited', personWait);
}

function declared(error: unknown): unknown {
  if (error instanceof IdempotencyMismatchError)
    return new ProblemError('request.idempotency_conflict', { cause: error });
  if (error instanceof UnknownReferenceError)
    return invalidRequest([
      { in: 'body', path: error.field, code: 'unknown', message: `${error.field} does not exist` },
    ]);
  return error;
}
