import type { ReactNode } from 'react';
import type { Property } from '#lib/listings/types.ts';
import { CardSkeleton } from '../card/card-skeleton.tsx';
import { PropertyCard } from '../card/property-card.tsx';

export const cardColumns = 'grid gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-3';

interface PropertyGridProps {
  properties: Property[];
  renderInquiry: (property: Property) => ReactNode;
  /** How many of the first pictures load at once. */
  eager?: number;
}

export function PropertyGrid({ properties, renderInquiry, eager = 1 }: PropertyGridProps) {
  return (
    <ul className={cardColumns}>
      {properties.map((property, index) => (
        <li key={property.id}>
          <PropertyCard property={property} eager={index < eager} inquiry={renderInquiry(property)} />
        </li>
      ))}
    </ul>
  );
}

export function GridSkeleton({ count }: { count: number }) {
  return (
    <div className={cardColumns}>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}
