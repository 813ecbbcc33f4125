import { useMoney } from '#lib/preferences/use-money.ts';

/** A bound of the price in riyals, in which it is searched, with the visitor's own currency behind it: 'QR 5,000 ($ 1,350)'. */
export function usePriceText(): (qar: string) => string {
  const money = useMoney();
  return (qar) => {
    const price = money(qar);
    if (price === null) return qar;
    return price.inRiyals === null ? price.amount : `${price.inRiyals} (${price.amount})`;
  };
}
