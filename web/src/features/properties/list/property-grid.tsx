import type { ReactNode } from 'react';
import type { Property } from '#lib/listings/types.ts';
import { CardSkeleton } from '../card/card-skeleton.tsx';
import { PropertyCard } from '../card/property-card.tsx';

const columns = 'grid gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-3';

interface PropertyGridProps {
  properties: Property[];
  renderInquiry: (property: Property) => ReactNode;
}

/** Listings side by side. The first row's pictures are fetched at once. */
export function PropertyGrid({ properties, renderInquiry }: PropertyGridProps) {
  return (
    <ul className={columns}>
      {properties.map((property, index) => (
        <li key={property.id}>
          <PropertyCard property={property} eager={index < 2} inquiry={renderInquiry(property)} />
        </li>
      ))}
    </ul>
  );
}

/** As many places as a page has listings. */
export function GridSkeleton({ count }: { count: number }) {
  return (
    <div className={columns}>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}
