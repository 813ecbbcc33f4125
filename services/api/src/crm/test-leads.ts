/** Sends test leads through the very intake that a visitor's form goes through. */
import { createLimiter } from '@manzil/core/platform/async/limiter';
import { testLeadKey } from '@manzil/core/leads/store/test-lead-reader';
import { uuidV7 } from '@manzil/core/platform/ids';
import { ProblemError } from '../contract/problem.ts';
import { acceptLead, type IntakeDeps } from '../leads/intake/accept-lead.ts';
import type { Enquiry } from '../leads/intake/mapper.ts';

/** As many as one run sends. */
export const leadsPerRun = 50;
/** Reserved for examples (RFC 2606), so that no mail ever reaches anybody; staff find the test leads by it. */
export const testLeadDomain = 'crm-test.example';
/** What a run leaves of the api's connections to visitors. */
const atOnce = 3;
/** None begins later than this, so that the answer comes within its 29 s. */
const startWithinMs = 20_000;

/**
 * A test has no captcha to solve and comes from no address. These take the places of the real ones in the parts that this one
 * operation hands to the intake; no header or field can ask for them.
 */
const unguarded: Pick<IntakeDeps, 'captcha' | 'intakeLimits'> = {
  captcha: { challenge: () => null, read: () => ({ verdict: 'passed', nonce: null }) },
  intakeLimits: { addressMost: 0, personMost: 0, windowSeconds: 1, addressKey: () => null, personKeys: () => [] },
};

export interface SentTestLeads {
  /** References of what was accepted. */
  references: string[];
  refused: number;
}

/** As long as a visitor would wait for one. */
const eachMs = 4_500;

/** Sends one run, a few at a time. What is refused or fails is counted and not repeated, as the form would have said so. */
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
      };
      sent.references.push((await acceptLead({ ...deps, ...unguarded }, submit)).referenceId);
    } catch (error) {
      // of a refusal the intake has written the reason; the run goes on with the others either way
      if (!(error instanceof ProblemError)) deps.log.warn({ requestId, err: error }, 'test lead failed');
      sent.refused += 1;
    }
  };
  await Promise.all(Array.from({ length: leadsPerRun }, (_, index) => limiter.run(() => sendOne(index + 1))));
  return sent;
}

/**
 * What a visitor might have sent, by turns in both languages, and plainly a test to whoever reads it.
 * @param run a UUID; its end makes other people of those of another run
 */
export function testEnquiry(n: number, run: string): Enquiry {
  const number = String(n).padStart(2, '0');
  const tag = run.slice(-4);
  const digits = String(Number.parseInt(tag, 16) % 10_000).padStart(4, '0');
  const arabic = n % 2 === 0;
  return {
    firstName: arabic ? 'تجربة' : 'Test',
    lastName: arabic ? `استفسار ${number}` : `Lead ${number}`,
    email: `lead-${number}-${tag}@${testLeadDomain}`,
    // of no network in Qatar
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
