import { useTranslation } from 'react-i18next';
import { LegalText } from './legal-text.tsx';
import { useLegalHours } from './use-legal-hours.ts';

const names = ['collect', 'use', 'share', 'cookies', 'keep', 'rights', 'safety', 'contact'] as const;

export function Privacy() {
  const { t } = useTranslation('legal');
  const hours = useLegalHours();
  const sections = names.map((name) => ({
    name,
    title: t(`privacy.sections.${name}.title`),
    paragraphs: [t(`privacy.sections.${name}.first`, { hours }), t(`privacy.sections.${name}.second`)],
  }));
  return <LegalText title={t('privacy.title')} intro={t('privacy.intro')} sections={sections} />;
}
