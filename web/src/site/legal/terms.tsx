import { useTranslation } from 'react-i18next';
import { LegalText } from './legal-text.tsx';
import { useLegalHours } from './use-legal-hours.ts';

const names = ['service', 'listings', 'duties', 'fees', 'termination', 'liability', 'disputes', 'changes'] as const;

export function Terms() {
  const { t } = useTranslation('legal');
  const hours = useLegalHours();
  const sections = names.map((name) => ({
    name,
    title: t(`terms.sections.${name}.title`),
    paragraphs: [t(`terms.sections.${name}.first`, { hours }), t(`terms.sections.${name}.second`)],
  }));
  return <LegalText title={t('terms.title')} intro={t('terms.intro')} sections={sections} />;
}
