import { useTranslation } from 'react-i18next';
import type { Property } from '#lib/listings/types.ts';
import { useRentRate } from '#lib/preferences/use-rent-rate.ts';
import { isOfficeRental } from '../wording.ts';

/** 'QR 131 per sqm per month', for offices to let only. */
export function RentRate({ property }: { property: Property }) {
  const { t } = useTranslation('listingFields');
  const rate = useRentRate()(property.price, property.area);
  if (rate === null || !isOfficeRental(property)) return null;
  return (
    <p className="mt-1 text-sm text-stone-600" data-testid="rent-rate">
      <bdi>{rate.amount}</bdi> {t('perArea', { unit: rate.unit })}
    </p>
  );
}
