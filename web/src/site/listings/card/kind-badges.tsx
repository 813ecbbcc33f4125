import { useTranslation } from 'react-i18next';
import type { Property } from '#lib/listings/types.ts';
import { Badge } from '#ui/badge.tsx';
import { kindWord, wordFor } from '../wording.ts';

/** Category and kind of this very listing where they are known; a category that is but the kind's name is said once. */
export function KindBadges({ property }: { property: Pick<Property, 'category' | 'kind' | 'subcategory'> }) {
  const { t } = useTranslation('vocabulary');
  const category = property.category === null ? null : wordFor(t, 'category', property.category);
  const kind = kindWord(t, property);
  return (
    <>
      {category !== null && property.category?.toLowerCase() !== property.kind && <Badge>{category}</Badge>}
      {kind !== null && <Badge>{kind}</Badge>}
    </>
  );
}
