import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import type { Property } from '#lib/listings/types.ts';
import { priceOf } from '../wording.ts';

/** 'QR 24,500/month', 'QR 1,250,000' or 'Price on request'. The amount never breaks and never turns round. */
export function Price({
  property,
  className = '',
}: {
  property: Pick<Property, 'price' | 'type'>;
  className?: string;
}) {
  const { t } = useTranslation('listing');
  const { language } = useLanguage();
  const price = priceOf(property, language);
  if (price === null) return <p className={`font-semibold ${className}`}>{t('card.onRequest')}</p>;
  return (
    <p className={`font-semibold tracking-[-0.02em] ${className}`}>
      <bdi className="whitespace-nowrap">{price.amount}</bdi>
      {price.perMonth && (
        <span className="ms-0.5 text-[0.65em] font-medium tracking-normal text-stone-600">{t('card.perMonth')}</span>
      )}
    </p>
  );
}
