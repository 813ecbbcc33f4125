import { findConsentText } from '@manzil/core/leads/consent-texts';
import { useTranslation } from 'react-i18next';
import { isolated } from '#staff-lib/isolated.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { Lead } from './api/leads.ts';

/** To what the person agreed and when, with the words that stood beside the button. */
export function LeadConsent({ lead: { consent, subscription, language } }: { lead: Lead }) {
  const { t } = useTranslation('adminLeads');
  const { dateTime } = useFormats();
  if (consent === null) return t('detail.noConsent');
  const shown = consent.textVersion === null ? null : findConsentText(consent.textVersion);
  return (
    <>
      {t('detail.consentGiven', { version: isolated(consent.policyVersion), time: dateTime(consent.at) })}
      <span className="block">
        {t('detail.marketing', { answer: t(consent.marketing ? 'detail.yes' : 'detail.no') })}
      </span>
      {subscription !== null && (
        <span className="block">
          {t(`detail.subscription.${subscription.state}`, { time: dateTime(subscription.at) })}
        </span>
      )}
      {shown === null ? (
        <span className="block text-stone-600">{t('detail.consentTextUnknown')}</span>
      ) : (
        <details className="mt-1">
          <summary className="cursor-pointer text-maroon-700">
            {t('detail.consentText', { version: isolated(shown.version) })}
          </summary>
          <p lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className="mt-1 text-stone-700">
            {shown[language]}
          </p>
        </details>
      )}
    </>
  );
}
