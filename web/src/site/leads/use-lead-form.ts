import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { formatDigits } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { track } from '#lib/analytics/analytics.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { sendWithKey, useIdempotencyKey } from '#lib/api/idempotency-key.ts';
import { useToast } from '#ui/toast-state.ts';
import type { LeadReceipt } from './enquiry.ts';
import { classifyFailure, type LeadFailure } from './failure.ts';
import { checkLead, type LeadErrorKey, leadPayload, type LeadSource, type LeadValues } from './lead-values.ts';
import { refusedFields } from './refused-fields.ts';
import { typedBefore } from './typed-before.ts';
import { useCaptcha } from './use-captcha.ts';

export interface LeadFormOptions {
  source: LeadSource;
  propertyId?: number;
  /** Text to begin with. */
  message?: string;
  onSent?: (receipt: LeadReceipt) => void;
}

/** Then starts anew with a fresh question. */
export function useLeadForm({ source, propertyId, message = '', onSent }: LeadFormOptions) {
  const { t } = useTranslation('leadForm');
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const toast = useToast();
  const key = useIdempotencyKey();
  const captcha = useCaptcha();
  const [failure, setFailure] = useState<LeadFailure | null>(null);
  /** The answer left it open; it is being sent again. */
  const [unclear, setUnclear] = useState(false);
  const empty: LeadValues = {
    fullName: '',
    email: '',
    phone: '',
    message,
    website: '',
    captcha: '',
    captchaToken: '',
  };
  const [typed] = useState(() => typedBefore(source));
  const form = useForm<LeadValues>({
    defaultValues: { ...empty, ...typed },
    resolver: (values) => {
      const wrong = Object.entries(checkLead(values)).map(([name, errorKey]) => [
        name,
        { type: errorKey, message: t(`errors.${errorKey}`) },
      ]);
      const errors = Object.fromEntries(wrong) as FieldErrors<LeadValues>;
      return wrong.length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });

  const { challenge } = captcha;
  useEffect(() => {
    form.setValue('captchaToken', challenge?.token ?? '');
    form.setValue('captcha', formatDigits(challenge?.prefilled ?? '', language));
  }, [challenge, form, language]);

  const sending = useMutation({
    mutationFn: (values: LeadValues) => {
      const body = leadPayload(values, {
        source,
        language,
        page: pathname,
        ...(propertyId === undefined ? {} : { propertyId }),
      });
      return sendWithKey(
        key,
        (name) => dataOf(browserApi.POST('/api/contact', { params: { header: { 'Idempotency-Key': name } }, body })),
        {
          onUnclear: () => setUnclear(true),
        },
      );
    },
    onSettled: () => setUnclear(false),
    onSuccess: (receipt) => {
      key.renew();
      setFailure(null);
      form.reset(empty);
      captcha.refresh();
      track({ action: 'lead_generated', category: 'lead', label: source });
      toast({ title: t('success') });
      onSent?.(receipt);
    },
    onError: (error) => {
      captcha.refresh();
      const refused = Object.entries(refusedFields(error)) as [keyof LeadValues, LeadErrorKey][];
      if (refused.length > 0) {
        setFailure(null);
        for (const [name, errorKey] of refused)
          form.setError(name, { type: errorKey, message: t(`errors.${errorKey}`) }, { shouldFocus: true });
        return;
      }
      const reason = classifyFailure(error);
      setFailure(reason);
      if (reason === 'spam' || reason === 'rate-limit')
        toast({ title: t('blocked'), description: t('blockedText'), variant: 'destructive' });
      else if (reason === 'unclear') toast({ title: t('unclear'), description: t('unclearText'), variant: 'unclear' });
      else if (reason === 'other') toast({ title: t('failed'), description: t('failedText'), variant: 'destructive' });
    },
  });

  const submit = form.handleSubmit((values) => {
    if (!sending.isPending) sending.mutate(values);
  });
  return { form, captcha, failure, pending: sending.isPending, unclear, submit };
}
