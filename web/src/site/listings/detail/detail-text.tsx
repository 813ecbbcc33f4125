import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Property } from '#lib/listings/types.ts';
import { featureName } from '../feature-names.ts';
import { descriptionOf } from '../wording.ts';

/** As plain text, whatever markup it holds. */
export function DetailDescription({ property }: { property: Property }) {
  const { t } = useTranslation('listing');
  const { language } = useLanguage();
  const description = descriptionOf(property, language);
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="text-xl">
        {t('detail.description')}
      </h2>
      <p dir="auto" className="mt-4 max-w-[65ch] whitespace-pre-line text-stone-700">
        {description ?? t('detail.noDescription')}
      </p>
      <p className="mt-4 text-sm text-stone-600">
        {t('detail.listedOn', { date: formatDate(property.createdAt, language) })}
      </p>
    </section>
  );
}

export function DetailFeatures({ features }: { features: string[] }) {
  const { t } = useTranslation('listing');
  const { language } = useLanguage();
  if (features.length === 0) return null;
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="text-xl">
        {t('detail.features')}
      </h2>
      <ul className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-3">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-palm-700" />
            <span dir="auto">{featureName(feature, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
