import { useTranslation } from 'react-i18next';
import { LegalText } from './legal-text.tsx';

const names = ['collect', 'use', 'share', 'cookies', 'keep', 'rights', 'safety', 'contact'] as const;

export function Privacy() {
  const { t } = useTranslation('legal');
  const sections = names.map((name) => ({
    name,
    title: t(`privacy.sections.${name}.title`),
    paragraphs: [t(`privacy.sections.${name}.first`), t(`privacy.sections.${name}.second`)],
  }));
  return <LegalText title={t('privacy.title')} intro={t('privacy.intro')} sections={sections} />;
}
