import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Property } from '#lib/listings/types.ts';
import { TitledSection } from '#ui/titled-section.tsx';
import { featureName } from '../feature-names.ts';
import { descriptionOf } from '../wording.ts';

/** As plain text, whatever markup it holds. */
export function DetailDescription({ property }: { property: Property }) {
  const { t } = useTranslation('listing');
  const { language } = useLanguage();
  const description = descriptionOf(property, language);
  return (
    <TitledSection id="description" title={t('detail.description')}>
      <p dir="auto" className="mt-4 max-w-[65ch] whitespace-pre-line text-stone-700">
        {description ?? t('detail.noDescription')}
      </p>
      <p className="mt-4 text-sm text-stone-600">
        {t('detail.listedOn', { date: formatDate(property.createdAt, language) })}
      </p>
    </TitledSection>
  );
}

export function DetailFeatures({ features }: { features: string[] }) {
  const { t } = useTranslation('listing');
  const { language } = useLanguage();
  if (features.length === 0) return null;
  return (
    <TitledSection id="features" title={t('detail.features')}>
      <ul className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-3">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-palm-700" />
            <span dir="auto">{featureName(feature, language)}</span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
