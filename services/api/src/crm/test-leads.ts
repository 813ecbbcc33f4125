import { createLimiter } from '@manzil/core/platform/async/limiter';
import { testLeadKey } from '@manzil/core/leads/store/test-lead-reader';
import { uuidV7 } from '@manzil/core/platform/ids';
import { ProblemError } from '../contract/problem.ts';
import { acceptLead, type IntakeDeps } from '../leads/intake/accept-lead.ts';
import type { Enquiry } from '../leads/intake/mapper.ts';

export const leadsPerRun = 50;
/** Reserved (RFC 2606): mail reaches nobody. */
export const testLeadDomain = 'crm-test.example';
/** Visitors need connections too. */
const atOnce = 3;
/** None begins later: the answer is due in 29 s. */
const startWithinMs = 20_000;

/** No captcha, no address. No header or field can ask for these. */
const unguarded: Pick<IntakeDeps, 'captcha' | 'intakeLimits'> = {
  captcha: { challenge: () => null, read: () => ({ verdict: 'passed', nonce: null }) },
  intakeLimits: { addressMost: 0, personMost: 0, windowSeconds: 1, addressKey: () => null, personKeys: () => [] },
};

export interface SentTestLeads {
  /** of the accepted */
  references: string[];
  refused: number;
}

/** A visitor would wait no longer. */
const eachMs = 4_500;

export async function sendTestLeads(deps: IntakeDeps, requestId: string): Promise<SentTestLeads> {
  const run = uuidV7();
  const started = performance.now();
  const limiter = createLimiter(atOnce);
  const sent: SentTestLeads = { references: [], refused: 0 };
  const sendOne = async (n: number): Promise<void> => {
    if (performance.now() - started > startWithinMs) {
      sent.refused += 1;
      return;
    }
    try {
      const submit = {
        body: testEnquiry(n, run),
        idempotencyKey: `${testLeadKey}${run} ${String(n)}`,
        requestId,
        address: '',
        signal: AbortSignal.timeout(eachMs),
        unmailed: true,
      };
      sent.references.push((await acceptLead({ ...deps, ...unguarded }, submit)).referenceId);
    } catch (error) {
      // the intake has written why
      if (!(error instanceof ProblemError)) deps.log.warn({ requestId, err: error }, 'test lead failed');
      sent.refused += 1;
    }
  };
  await Promise.all(Array.from({ length: leadsPerRun }, (_, index) => limiter.run(() => sendOne(index + 1))));
  return sent;
}

/** Plainly a test. @param run a UUID; makes people of its own */
export function testEnquiry(n: number, run: string): Enquiry {
  const number = String(n).padStart(2, '0');
  const tag = run.slice(-4);
  const digits = String(Number.parseInt(tag, 16) % 10_000).padStart(4, '0');
  const arabic = n % 2 === 0;
  return {
    firstName: arabic ? 'تجربة' : 'Test',
    lastName: arabic ? `استفسار ${number}` : `Lead ${number}`,
    email: `lead-${number}-${tag}@${testLeadDomain}`,
    // no network of Qatar
    phone: `+974 00${digits.slice(0, 2)} ${digits.slice(2)}${number}`,
    message: arabic
      ? `استفسار تجريبي رقم ${number} من لوحة «عطّل نظام العملاء»، وليس من شخص حقيقي.`
      : `Test lead ${number} of the panel “Break the CRM”; not from a real person.`,
    source: 'contact_form',
    website: '',
    page: arabic ? '/ar/contact' : '/en/contact',
    language: arabic ? 'ar' : 'en',
  };
}
