import { useTranslation } from 'react-i18next';
import type { LeadFailure } from './failure.ts';
import { ReachUs } from './reach-us.tsx';

const texts = {
  captcha: 'errors.captchaFailed',
  spam: 'blockedText',
  'rate-limit': 'rateLimited',
  unclear: 'unclearText',
  other: 'failedText',
} as const satisfies Record<LeadFailure, string>;

/** With a phone number and WhatsApp. */
export function FailureNotice({ failure }: { failure: LeadFailure }) {
  const { t } = useTranslation('leadForm');
  // not known to have failed
  const unclear = failure === 'unclear';
  return (
    <div
      role="alert"
      className={`rounded-lg border p-4 ${unclear ? 'border-amber-700/25 bg-amber-50' : 'border-danger-700/25 bg-danger-50'}`}
    >
      <p className={`text-sm font-semibold ${unclear ? 'text-amber-700' : 'text-danger-700'}`}>{t(texts[failure])}</p>
      <p className="mt-1 text-sm text-stone-700">{t('otherWays')}</p>
      <ReachUs className="mt-3" />
    </div>
  );
}
