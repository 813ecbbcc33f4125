import { RefreshCw } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field, Input } from '#ui/field.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { captchaAnswer } from './captcha-answer.ts';
import { CaptchaQuestion } from './captcha-question.tsx';
import type { Captcha } from './use-captcha.ts';

interface CaptchaFieldProps {
  captcha: Captcha;
  error: string | undefined;
  input: UseFormRegisterReturn;
}

export function CaptchaField({ captcha, error, input }: CaptchaFieldProps) {
  const { t } = useTranslation('leadForm');
  return (
    <fieldset className="rounded-lg border border-sand-200 bg-sand-50 p-4">
      <legend className="sr-only">{t('captcha.label')}</legend>
      <div className="flex items-center justify-between gap-3">
        <div>
          <p aria-hidden className="text-sm font-medium text-stone-700">
            {t('captcha.label')}
          </p>
          <p role="status" className="text-sm text-stone-600">
            {captcha.state === 'loading' && t('captcha.loading')}
            {captcha.state === 'failed' && <span className="font-medium text-danger-700">{t('captcha.failed')}</span>}
            {captcha.state === 'ready' && <CaptchaQuestion question={captcha.question} />}
          </p>
        </div>
        <Tooltip text={t('captcha.refresh')}>
          <button
            type="button"
            onClick={captcha.refresh}
            aria-label={t('captcha.refresh')}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-sand-300 bg-white text-stone-700 hover:border-stone-400"
          >
            <RefreshCw aria-hidden className={`size-4 ${captcha.state === 'loading' ? 'animate-spin' : ''}`} />
          </button>
        </Tooltip>
      </div>
      <Field label={t('captcha.answer')} error={error} className="mt-3">
        <Input
          {...captchaAnswer}
          required
          aria-required
          disabled={captcha.state !== 'ready'}
          className="max-w-40"
          {...input}
        />
      </Field>
    </fieldset>
  );
}
