import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { similarQuery } from '#lib/listings/queries.ts';
import type { Property } from '#lib/listings/types.ts';
import { TitledSection } from '#ui/titled-section.tsx';
import { PropertyGrid } from '../list/property-grid.tsx';

interface SimilarListingsProps {
  id: number;
  renderInquiry: (property: Property) => ReactNode;
}

/** Shows nothing where there is none, or loading failed. */
export function SimilarListings({ id, renderInquiry }: SimilarListingsProps) {
  const { t } = useTranslation('listing');
  const { data = [] } = useQuery(similarQuery(id));
  if (data.length === 0) return null;
  return (
    <TitledSection
      id="similar"
      title={t('detail.similar')}
      titleClass="mb-8 text-2xl"
      className="mt-20 border-t border-sand-200 pt-12"
    >
      <PropertyGrid properties={data} renderInquiry={renderInquiry} eager={0} />
    </TitledSection>
  );
}
