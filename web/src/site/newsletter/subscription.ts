import { privacyPolicyVersion } from '#config/privacy-policy.ts';
import type { Language } from '#i18n/language.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { type Api, dataOf } from '#lib/api/client.ts';
import { consentText } from '@manzil/core/leads/consent-texts';
import { isUnclear } from '#lib/api/until-clear.ts';

export interface NewsletterValues {
  email: string;
  /** Honeypot. */
  website: string;
}

interface Subscription extends NewsletterValues {
  language: Language;
  /** Path. */
  page: string;
}

/** The server has the last word. */
export const looksLikeAddress = (email: string): boolean => email.trim().includes('@');

/** @throws ApiError when refused, TypeError when nothing answered */
export function storeSubscription(api: Api, { email, website, language, page }: Subscription, key: string) {
  return dataOf(
    api.POST('/api/leads', {
      params: { header: { 'Idempotency-Key': key } },
      body: {
        email: email.trim(),
        website,
        source: 'newsletter',
        language,
        page,
        consent: {
          policyVersion: privacyPolicyVersion,
          marketing: true,
          textVersion: consentText('newsletter').version,
        },
      },
    }),
  );
}

export function subscriptionFailure(error: unknown): 'invalid' | 'unclear' | 'failed' {
  if (isUnclear(error)) return 'unclear';
  const refused = error instanceof ApiError && error.fields.some(({ path }) => path === 'email');
  return refused ? 'invalid' : 'failed';
}
