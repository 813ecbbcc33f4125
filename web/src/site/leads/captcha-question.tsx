import { Trans, useTranslation } from 'react-i18next';
import { formatDigits } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';

export function CaptchaQuestion({ question }: { question: string }) {
  const { t } = useTranslation('leadForm');
  const { language } = useLanguage();
  return (
    <Trans
      t={t}
      i18nKey="captcha.question"
      values={{ question: formatDigits(question, language) }}
      components={{ sum: <bdi dir="ltr" className="font-semibold whitespace-nowrap text-ink" /> }}
    />
  );
}
