import { useMoney } from '#lib/preferences/use-money.ts';

/** Searched in riyals; another currency follows: 'QR 5,000 ($1,350)'. */
export function usePriceText(): (qar: string) => string {
  const money = useMoney();
  return (qar) => {
    const price = money(qar);
    if (price === null) return qar;
    return price.inRiyals === null ? price.amount : `${price.inRiyals} (${price.amount})`;
  };
}
