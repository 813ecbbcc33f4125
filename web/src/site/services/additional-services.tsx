import { useTranslation } from 'react-i18next';
import { SectionTitle } from '#ui/section-title.tsx';

/** Insurance is not offered, though the texts have it. */
const shown = ['valuation', 'legal', 'management', 'investment', 'property', 'consultation', 'relocation'] as const;

export function AdditionalServices() {
  const { t } = useTranslation('services');
  return (
    <section className="page-width grid gap-x-16 gap-y-10 pt-24 sm:pt-32 lg:grid-cols-[1fr_2fr]">
      <div>
        <SectionTitle eyebrow={t('more.eyebrow')} title={t('more.title')} />
      </div>
      <dl className="grid gap-x-12 sm:grid-cols-2">
        {shown.map((name) => (
          <div key={name} className="border-t border-sand-300 py-6">
            <dt className="text-lg font-semibold">{t(`more.${name}.title`)}</dt>
            <dd className="mt-1 text-stone-600">{t(`more.${name}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
