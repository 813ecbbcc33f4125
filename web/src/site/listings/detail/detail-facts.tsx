import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Property } from '#lib/listings/types.ts';
import { useArea } from '#lib/preferences/use-area.ts';
import { roomsOf, wordFor } from '../wording.ts';

/** The figures of a listing, each with its name. */
export function DetailFacts({ property }: { property: Property }) {
  const { t } = useTranslation('listing');
  const { t: word } = useTranslation('vocabulary');
  const { language } = useLanguage();
  const { bedrooms, bathrooms } = roomsOf(property);
  const area = useArea()(property.area);
  const facts: [string, string | null][] = [
    [t('detail.propertyType'), property.subcategory === null ? null : wordFor(word, 'subType', property.subcategory)],
    [t('card.bedrooms'), bedrooms === null ? null : formatNumber(bedrooms, language)],
    [t('card.bathrooms'), bathrooms === null ? null : formatNumber(bathrooms, language)],
    [t('card.area'), area],
    [t('card.referenceLabel'), property.referenceId],
  ];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-xl">
        {t('detail.facts')}
      </h2>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-3">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className="border-t border-sand-300 pt-3">
              <dt className="text-sm text-stone-600">{name}</dt>
              <dd className="mt-0.5 text-lg font-semibold">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
