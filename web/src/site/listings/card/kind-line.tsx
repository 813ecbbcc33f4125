import { useTranslation } from 'react-i18next';
import type { Property } from '#lib/listings/types.ts';
import { wordFor } from '../wording.ts';

/** Such as 'Apartment · Ref. 10482'. */
export function KindLine({ property }: { property: Pick<Property, 'category' | 'subcategory' | 'referenceId'> }) {
  const { t } = useTranslation('listing');
  const { t: word } = useTranslation('vocabulary');
  const kind =
    property.subcategory !== null
      ? wordFor(word, 'subType', property.subcategory)
      : property.category !== null
        ? wordFor(word, 'category', property.category)
        : null;
  return (
    <p className="flex items-baseline justify-between gap-3 text-xs text-stone-600">
      <span className="truncate font-semibold text-maroon-700">{kind}</span>
      {property.referenceId !== null && (
        <span className="shrink-0">
          {t('card.reference')} <bdi dir="ltr">{property.referenceId}</bdi>
        </span>
      )}
    </p>
  );
}
