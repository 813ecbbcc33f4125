import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { track } from '#lib/analytics/analytics.ts';
import { browserApi } from '#lib/api/client.ts';
import { sendWithKey, useIdempotencyKey } from '#lib/api/idempotency-key.ts';
import { useToast } from '#ui/toast-state.ts';
import { looksLikeAddress, type NewsletterValues, storeSubscription, subscriptionFailure } from './subscription.ts';

/** Busy for at least this long, or people wonder whether anything happened. */
const shortestMs = 1_000;

export function useNewsletter(onStored: () => void) {
  const { t } = useTranslation('newsletter');
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const toast = useToast();
  const key = useIdempotencyKey();
  const sending = useMutation({
    mutationFn: async ({ email, website }: NewsletterValues) => {
      const stored = sendWithKey(key, (name) =>
        storeSubscription(browserApi, { email, website, language, page: pathname }, name),
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
    onError: (error) => {
      const failure = subscriptionFailure(error);
      if (failure === 'unclear') toast({ title: t('unclearTitle'), description: t('unclear'), variant: 'unclear' });
      else toast({ title: t('error'), description: t(failure), variant: 'destructive' });
    },
  });

  const subscribe = (values: NewsletterValues) => {
    const email = values.email.trim();
    if (!looksLikeAddress(email)) {
      toast({ title: t('error'), description: t('invalid'), variant: 'destructive' });
      return;
    }
    if (!sending.isPending) sending.mutate({ ...values, email });
  };
  return { subscribe, pending: sending.isPending };
}
