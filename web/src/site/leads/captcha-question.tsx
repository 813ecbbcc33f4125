import { Trans, useTranslation } from 'react-i18next';

export function CaptchaQuestion({ question }: { question: string }) {
  const { t } = useTranslation('leadForm');
  return (
    <Trans
      t={t}
      i18nKey="captcha.question"
      values={{ question }}
      components={{ sum: <bdi dir="ltr" className="font-semibold whitespace-nowrap text-ink" /> }}
    />
  );
}
