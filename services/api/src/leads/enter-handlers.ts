import { mailLane } from '@manzil/core/mail/mail';
import type { NewLead } from '@manzil/core/leads/lead';
import { enterLead } from '@manzil/core/leads/store/entered-lead';
import { IdempotencyMismatchError, UnknownReferenceError } from '@manzil/core/leads/store/lead-intake';
import type { components } from '@manzil/contract/api';
import type { Handlers } from '../contract/handler.ts';
import { invalidRequest, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { fingerprintOf } from './intake/fingerprint.ts';

type Deps = Pick<ApiDeps, 'database' | 'publisher' | 'env'>;

/** Enquiries that staff enter. */
export function enterHandlers({ database: { pool }, publisher, env }: Deps): Pick<Handlers, 'enterLead'> {
  return {
    async enterLead({ body, headers, user, requestId }) {
      const lead = newLeadFrom(body, headers['Idempotency-Key'], requestId);
      if (lead.email === '' && lead.phone === null)
        throw invalidRequest([
          { in: 'body', path: 'phone', code: 'required', message: 'a phone number or an e-mail is needed' },
        ]);
      const consumers = [{ consumer: 'crm', provider: env.CRM_PROVIDER } as const, mailLane];
      const act = { actor: user, requestId };
      const saved = await enterLead(pool, lead, body.assignToMe, consumers, act).catch((error: unknown) => {
        throw declared(error);
      });
      await publisher.publish(saved.jobs);
      const { id, referenceId } = saved;
      return { status: saved.repeated ? 200 : 201, body: { id, referenceId } };
    },
  };
}

function newLeadFrom(body: components['schemas']['LeadEntered'], key: string | undefined, requestId: string): NewLead {
  const {
    firstName,
    lastName = '',
    email = '',
    phone = '',
    message,
    source,
    propertyId = null,
    language = 'en',
  } = body;
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    phone: phone.trim() || null,
    message: message?.trim() || null,
    source,
    propertyId,
    agentId: null,
    page: null,
    language,
    consent: null,
    idempotency: key === undefined ? null : { key, fingerprint: fingerprintOf(body) },
    requestId,
  };
}

function declared(error: unknown): unknown {
  if (error instanceof IdempotencyMismatchError)
    return new ProblemError('request.idempotency_conflict', { cause: error });
  if (!(error instanceof UnknownReferenceError)) return error;
  return invalidRequest([{ in: 'body', path: error.field, code: 'unknown', message: 'there is no such listing' }]);
}
