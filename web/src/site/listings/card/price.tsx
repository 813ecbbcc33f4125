import { useTranslation } from 'react-i18next';
import type { Property } from '#lib/listings/types.ts';
import { useMoney } from '#lib/preferences/use-money.ts';
import { isRental } from '../wording.ts';

interface PriceProps {
  property: Pick<Property, 'price' | 'deal'>;
  className?: string;
}

/**
 * 'QR 24,500/month', '٢٤٬٥٠٠ ر.ق شهريًا' or 'Price on request', with riyals below another currency. Amounts do not break.
 */
export function Price({ property, className = '' }: PriceProps) {
  const { t } = useTranslation('listing');
  const price = useMoney()(property.price);
  if (price === null) return <p className={`font-semibold ${className}`}>{t('card.onRequest')}</p>;
  return (
    <p className={`font-semibold tracking-[-0.02em] ${className}`}>
      <bdi className="whitespace-nowrap">{price.amount}</bdi>
      {isRental(property) && (
        <span className="ms-0.5 text-[0.65em] font-medium tracking-normal text-stone-600">{t('card.perMonth')}</span>
      )}
      {price.inRiyals !== null && (
        <bdi className="block text-xs font-medium tracking-normal whitespace-nowrap text-stone-600">
          {price.inRiyals}
        </bdi>
      )}
    </p>
  );
}
