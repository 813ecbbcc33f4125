import { useTranslation } from 'react-i18next';
import type { Property } from '#lib/listings/types.ts';
import { Badge } from '#ui/badge.tsx';
import { StatusBadge } from '../card/status-badge.tsx';
import { isRental } from '../wording.ts';

/** By the deal, unless the listing is gone: then its status. */
export function OfferBadge({ property }: { property: Property }) {
  const { t } = useTranslation('listing');
  if (property.status === 'sold' || property.status === 'rented') return <StatusBadge status={property.status} />;
  return isRental(property) ? (
    <Badge tone="green">{t('detail.forRent')}</Badge>
  ) : (
    <Badge tone="primary">{t('detail.forSale')}</Badge>
  );
}
