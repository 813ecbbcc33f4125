import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { company } from '#config/company.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { track } from '#lib/analytics/analytics.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { useIdempotencyKey } from '#lib/api/idempotency-key.ts';
import { useToast } from '#ui/toast-state.ts';

/** At least this long the button says that it works, so that nobody wonders whether anything happened. */
const shortestMs = 1_000;

export interface NewsletterValues {
  email: string;
  /** The hidden field that only machines fill. */
  website: string;
}

/** Stores a subscription as a lead with its consent, and says truthfully how it went. */
export function useNewsletter(onStored: () => void) {
  const { t } = useTranslation('newsletter');
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const toast = useToast();
  const key = useIdempotencyKey();
  const sending = useMutation({
    mutationFn: async ({ email, website }: NewsletterValues) => {
      const stored = dataOf(
        browserApi.POST('/api/leads', {
          params: { header: { 'Idempotency-Key': key.current() } },
          body: {
            email,
            website,
            source: 'newsletter',
            language,
            page: pathname,
            consent: { policyVersion: company.privacyPolicyVersion, marketing: true },
          },
        }),
      );
      await Promise.allSettled([stored, new Promise((resolve) => setTimeout(resolve, shortestMs))]);
      return stored;
    },
    onSuccess: () => {
      key.renew();
      track({ action: 'newsletter_subscribed', category: 'lead', label: 'newsletter' });
      toast({ title: t('thanks'), description: t('subscribed') });
      onStored();
    },
    onError: () => {
      toast({ title: t('error'), description: t('failed'), variant: 'destructive' });
    },
  });

  const subscribe = (values: NewsletterValues) => {
    const email = values.email.trim();
    if (email === '' || !email.includes('@')) {
      toast({ title: t('error'), description: t('invalid'), variant: 'destructive' });
      return;
    }
    if (!sending.isPending) sending.mutate({ ...values, email });
  };
  return { subscribe, pending: sending.isPending };
}
