import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input, TextArea } from '#ui/field.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { Honeypot } from '#ui/honeypot.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { type LeadFormOptions, useLeadForm } from './use-lead-form.ts';

/** What was typed stays until it was sent. */
export function LeadForm(options: LeadFormOptions) {
  const { t } = useTranslation(['leadForm', 'common']);
  const { form, captcha, failure, pending, unclear, submit } = useLeadForm(options);
  const { link } = useLanguage();
  const { pathname } = useLocation();
  const { register, formState } = form;
  const error = (name: keyof typeof formState.errors) => formState.errors[name]?.message;
  return (
    <form
      noValidate
      data-source={options.source}
      method="post"
      action={link('/contact/send')}
      aria-label={t('common:contactUs')}
      onSubmit={(event) => void submit(event)}
      className="space-y-4"
    >
      {/* Without scripts the browser posts the form; the next page asks the captcha. */}
      <input type="hidden" name="source" value={options.source} />
      <input type="hidden" name="page" value={pathname} />
      {options.propertyId !== undefined && <input type="hidden" name="propertyId" value={options.propertyId} />}
      <Field label={t('fullName')} error={error('fullName')}>
        <Input required autoComplete="name" {...register('fullName')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('email')} error={error('email')}>
          <Input type="email" required autoComplete="email" dir="ltr" className="rtl:text-end" {...register('email')} />
        </Field>
        <Field label={t('phone')} error={error('phone')}>
          <Input type="tel" required autoComplete="tel" dir="ltr" className="rtl:text-end" {...register('phone')} />
        </Field>
      </div>
      <Field label={t('message')} optionalMark={t('common:optional')} error={error('message')}>
        <TextArea rows={4} placeholder={t('messagePlaceholder')} {...register('message')} />
      </Field>
      <Honeypot label={t('website')} {...register('website')} />
      <div className="noscript:hidden">
        <CaptchaField captcha={captcha} error={error('captcha')} input={register('captcha')} />
      </div>
      {failure !== null && !pending && <FailureNotice failure={failure} />}
      <p role="status" className={unclear ? 'rounded-lg bg-amber-50 p-4 text-sm text-amber-700' : 'sr-only'}>
        {unclear && t('asking')}
      </p>
      <Button type="submit" size="lg" disabled={pending} className="w-full">
        {pending && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
        {pending ? t('sending') : t('submit')}
      </Button>
      <p className="text-xs text-stone-600">{t('consent')}</p>
    </form>
  );
}
