import { useTranslation } from 'react-i18next';
import { formatDigits } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input, TextArea } from '#ui/field.tsx';
import { Honeypot } from '#ui/honeypot.tsx';
import { captchaAnswer } from './captcha-answer.ts';
import { CaptchaQuestion } from './captcha-question.tsx';
import type { CaptchaChallenge } from './captcha-query.ts';
import type { LeadFailure } from './failure.ts';
import type { LeadErrorKey, LeadValues } from './lead-values.ts';
import { FailureNotice } from './failure-notice.tsx';
import type { PostedLead } from './posted-lead.ts';

interface PlainLeadFormProps {
  posted: PostedLead;
  errors: Partial<Record<keyof LeadValues, LeadErrorKey>>;
  failure: LeadFailure | null;
  /** Null when not loaded; the form says so and can be posted again. */
  challenge: CaptchaChallenge | null;
}

/** Without scripts: what was posted, and the captcha. */
export function PlainLeadForm({ posted, errors, failure, challenge }: PlainLeadFormProps) {
  const { t } = useTranslation(['leadForm', 'common']);
  const { language, link } = useLanguage();
  const { values, context, key } = posted;
  const error = (name: keyof LeadValues) => {
    const found = errors[name];
    return found === undefined ? undefined : t(`errors.${found}`);
  };
  return (
    <form method="post" action={link('/contact/send')} aria-label={t('common:contactUs')} className="space-y-4">
      <input type="hidden" name="source" value={context.source} />
      <input type="hidden" name="page" value={context.page} />
      {context.propertyId !== undefined && <input type="hidden" name="propertyId" value={context.propertyId} />}
      <input type="hidden" name="key" value={key} />
      {failure !== null && <FailureNotice failure={failure} />}
      <Field label={t('fullName')} error={error('fullName')}>
        <Input name="fullName" required autoComplete="name" defaultValue={values.fullName} />
      </Field>
      <Field label={t('email')} error={error('email')}>
        <Input name="email" type="email" required autoComplete="email" dir="ltr" defaultValue={values.email} />
      </Field>
      <Field label={t('phone')} error={error('phone')}>
        <Input name="phone" type="tel" required autoComplete="tel" dir="ltr" defaultValue={values.phone} />
      </Field>
      <Field label={t('message')} optionalMark={t('common:optional')} error={error('message')}>
        <TextArea name="message" rows={4} defaultValue={values.message} />
      </Field>
      <Honeypot label={t('website')} name="website" defaultValue={values.website} />
      <fieldset className="rounded-lg border border-sand-200 bg-sand-50 p-4">
        <legend className="sr-only">{t('captcha.label')}</legend>
        {challenge === null ? (
          <p className="text-sm font-medium text-danger-700">{t('captcha.failed')}</p>
        ) : (
          <>
            <input type="hidden" name="captchaToken" value={challenge.token} />
            <p className="text-sm text-stone-600">
              <CaptchaQuestion question={challenge.question} />
            </p>
            <Field label={t('captcha.answer')} error={error('captcha')} className="mt-3">
              <Input
                name="captcha"
                {...captchaAnswer}
                required
                defaultValue={formatDigits(challenge.prefilled ?? '', language)}
                className="max-w-40"
              />
            </Field>
          </>
        )}
      </fieldset>
      <Button type="submit" size="lg" className="w-full">
        {t('submit')}
      </Button>
      <p className="text-xs text-stone-600">{t('consent')}</p>
    </form>
  );
}
