import { useTranslation } from 'react-i18next';
import type { Property } from '#lib/listings/types.ts';
import { kindWord, wordFor } from '../wording.ts';

/** Such as 'Villa in compound · Ref. 10482': the sub-type where it says more than the badge of the kind. */
export function ReferenceLine({ property }: { property: Pick<Property, 'kind' | 'subcategory' | 'referenceId'> }) {
  const { t } = useTranslation('listing');
  const { t: word } = useTranslation('vocabulary');
  const subType = property.subcategory === null ? null : wordFor(word, 'subType', property.subcategory);
  return (
    <p className="flex items-baseline justify-between gap-3 text-xs text-stone-600">
      {subType !== null && subType !== kindWord(word, property) && (
        <span className="font-semibold text-maroon-700">{subType}</span>
      )}
      {property.referenceId !== null && (
        <span className="shrink-0 whitespace-nowrap">
          {t('card.reference')} <bdi dir="ltr">{property.referenceId}</bdi>
        </span>
      )}
    </p>
  );
}
