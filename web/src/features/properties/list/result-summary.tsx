import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { PropertyList } from '#lib/listings/types.ts';

/** How many listings fit; said aloud when it changes. */
export function ResultCount({ total }: { total: number | null }) {
  const { t } = useTranslation(['listing', 'common']);
  const { language } = useLanguage();
  return (
    <p role="status" className="text-lg font-semibold">
      {total === null ? t('common:loading') : t('list.found', { count: total, number: formatNumber(total, language) })}
    </p>
  );
}

/** 'Showing 13 - 24 of 300 properties'. */
export function ShowingLine({ pagination, shown }: { pagination: PropertyList['pagination']; shown: number }) {
  const { t } = useTranslation('listing');
  const { language } = useLanguage();
  const first = (pagination.page - 1) * pagination.limit;
  const number = (value: number) => formatNumber(value, language);
  return (
    <p className="text-center text-sm text-stone-600">
      {t('list.showing', { from: number(first + 1), to: number(first + shown), total: number(pagination.total) })}
    </p>
  );
}
