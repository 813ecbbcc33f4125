import { isConsentVersion } from '@manzil/core/leads/consent-texts';
import type { NewLead } from '@manzil/core/leads/lead';
import { mailLane } from '@manzil/core/mail/mail';
import {
  admitLead,
  findRepeatedLead,
  IdempotencyMismatchError,
  UnknownReferenceError,
  type Admission,
  type IntakeGuard,
  type SavedLead,
} from '@manzil/core/leads/store/lead-intake';
import { countRefusal } from '@manzil/core/leads/store/intake-refusals';
import { ProblemError, invalidRequest, type ProblemCode } from '../../contract/problem.ts';
import type pg from 'pg';
import { nonceLifeSeconds } from '../captcha/captcha.ts';
import type { ApiDeps } from '../../deps.ts';
import { isCertain, withClearEnd } from './clear-end.ts';
import type { IntakeKind } from './limits.ts';
import { newLeadFrom, type Enquiry } from './mapper.ts';
import { spamScore, spamThreshold } from './spam/score.ts';

export type IntakeDeps = Pick<
  ApiDeps,
  'env' | 'log' | 'database' | 'publisher' | 'captcha' | 'intakeLimits' | 'linkToken'
>;

export interface Submit {
  body: Enquiry;
  idempotencyKey: string | undefined;
  requestId: string;
  address: string;
  signal: AbortSignal;
  /** Nobody is told by mail: a test. */
  unmailed?: boolean;
}

/**
 * After the commit of lead and deliveries. A repeated submit uses nothing up.
 * @throws ProblemError no lead is stored, but perhaps for `lead.unclear`
 */
export async function acceptLead(deps: IntakeDeps, submit: Submit): Promise<SavedLead> {
  const { database, publisher, log } = deps;
  const lead = newLeadFrom(submit.body, submit);
  demandShownText(lead);
  try {
    const saved = await withClearEnd(submit.signal, (begin) => admit(deps, submit, lead, begin));
    if (saved.repeated) return saved;
    // never throws; the relay finds what the queue did not take
    void publisher.publish(saved.jobs, { sparse: true });
    log.info(
      { requestId: submit.requestId, leadId: saved.id, source: lead.source, language: lead.language },
      'lead accepted',
    );
    return saved;
  } catch (error) {
    // a count that fails refuses nothing
    if (error instanceof ProblemError) void countRefusal(database.pool, error.code).catch(() => undefined);
    throw declared(error);
  }
}

async function admit(deps: IntakeDeps, submit: Submit, lead: NewLead, begin: () => void): Promise<SavedLead> {
  const { database, env, log } = deps;
  const refuse = (code: ProblemCode, retryAfter?: number): never => {
    log.info({ requestId: submit.requestId, code }, 'lead refused');
    throw new ProblemError(code, retryAfter === undefined ? {} : { headers: { 'Retry-After': String(retryAfter) } });
  };
  if ((submit.body.website ?? '').trim() !== '') {
    const { idempotency } = lead;
    const repeated = idempotency === null ? null : await findRepeatedLead(database.pool, idempotency, deps.linkToken);
    return repeated ?? refuse('lead.honeypot');
  }
  const { guard, refusal } = guardOf(deps, submit);
  const crm = { consumer: 'crm', provider: env.CRM_PROVIDER } as const;
  const consumers = submit.unmailed === true ? [crm] : [crm, mailLane];
  const admission = await onConnection(database.pool, begin, (client) =>
    admitLead(client, lead, consumers, guard, deps.linkToken),
  );
  if (admission.outcome === 'saved') return admission.lead;
  return refuse(refusalOf(admission, refusal), 'waitSeconds' in admission ? admission.waitSeconds : undefined);
}

/** `begin` once there is a connection: before it nothing is stored. */
async function onConnection<T>(
  pool: pg.Pool,
  begin: () => void,
  run: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let failed: unknown;
  try {
    begin();
    return await run(client);
  } catch (error) {
    failed = error;
    throw error;
  } finally {
    // broken, or still owing an answer: not used again
    client.release(failed !== undefined && !isCertain(failed));
  }
}

/** Who agreed to a text that nobody was shown agreed to nothing. */
function demandShownText({ source, consent }: NewLead): void {
  const version = consent?.textVersion;
  if (version === undefined || isConsentVersion(source === 'newsletter' ? 'newsletter' : 'enquiry', version)) return;
  const message = `${version} is no text that this form has shown`;
  throw invalidRequest([{ in: 'body', path: 'consent.textVersion', code: 'unknown', message }]);
}

type Refused = Exclude<Admission, { outcome: 'saved' }>;

/** @param known why it was stopped, if known before */
function refusalOf({ outcome }: Refused, known: ProblemCode | null): ProblemCode {
  if (outcome === 'captcha_used') return 'lead.captcha_used';
  return outcome === 'stopped' && known !== null ? known : 'lead.rate_limited';
}

/** Captcha and spam are judged here, the rest by the database. */
function guardOf(deps: IntakeDeps, { body, address }: Submit): { guard: IntakeGuard; refusal: ProblemCode | null } {
  const { intakeLimits: limits } = deps;
  const kind: IntakeKind = body.source === 'newsletter' ? 'newsletter' : 'enquiry';
  const { refusal, nonce } = kind === 'enquiry' ? judge(deps, body) : { refusal: null, nonce: null };
  return {
    refusal,
    guard: {
      addressKey: limits.addressKey(kind, address),
      addressMost: limits.addressMost,
      // last: a wrong captcha uses up nothing of the person's
      personKeys: limits.personKeys(kind, { email: body.email, phone: body.phone ?? null }),
      personMost: limits.personMost,
      windowSeconds: limits.windowSeconds,
      nonce,
      nonceSeconds: nonceLifeSeconds,
      stop: refusal !== null,
    },
  };
}

const captchaRefusals = { failed: 'lead.captcha_failed', expired: 'lead.captcha_expired' } as const;

function judge({ env, captcha }: IntakeDeps, body: Enquiry): { refusal: ProblemCode | null; nonce: string | null } {
  const { verdict, nonce } = captcha.read(body.captchaToken ?? '', body.captcha ?? '');
  if (verdict !== 'passed') return { refusal: captchaRefusals[verdict], nonce };
  const isSpam = spamScore(body, new URL(env.PUBLIC_URL).hostname).total >= spamThreshold;
  return { refusal: isSpam ? 'lead.spam' : null, nonce };
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
