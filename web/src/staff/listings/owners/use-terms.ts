import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { Mandate } from './api/mandates.ts';

/** The terms of a mandate in words. */
export function useTerms() {
  const { t } = useTranslation('adminOwners');
  const { counted, date, number, price } = useFormats();
  return {
    contract: ({ contractNumber, kind }: Mandate): string =>
      t('terms.contract', { number: `\u2068${contractNumber}\u2069`, kind: t(`mandateKinds.${kind}`) }),
    days: ({ startsOn, endsOn }: Pick<Mandate, 'startsOn' | 'endsOn'>): string =>
      t('terms.days', { from: date(startsOn), to: date(endsOn) }),
    commission: ({ commission, commissionKind }: Mandate): string => {
      const value = Number(commission);
      if (commissionKind === 'fixed') return price(commission) ?? commission;
      return commissionKind === 'percent'
        ? t('terms.percent', { value: number(value) })
        : t('terms.months', counted(value));
    },
  };
}
