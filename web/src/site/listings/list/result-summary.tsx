import { Trans, useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { PropertyList } from '#lib/listings/types.ts';

interface ResultCountProps {
  /** Null while unknown. */
  total: number | null;
  /** The place searched for when the typed one was misspelt. */
  corrected?: string | undefined;
  typed?: string | undefined;
}

export function ResultCount({ total, corrected, typed }: ResultCountProps) {
  const { t } = useTranslation(['listing', 'common']);
  const { language } = useLanguage();
  return (
    <div role="status">
      <p className="text-lg font-semibold">
        {total === null
          ? t('common:loading')
          : t('list.found', { count: total, number: formatNumber(total, language) })}
      </p>
      {corrected !== undefined && (
        <p className="mt-0.5 text-sm text-stone-600">
          <Trans
            t={t}
            i18nKey="list.corrected"
            values={{ corrected, typed }}
            components={{ strong: <bdi className="font-semibold text-ink" />, typed: <bdi /> }}
          />
        </p>
      )}
    </div>
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
      {t('list.showing', {
        count: pagination.total,
        from: number(first + 1),
        to: number(first + shown),
        total: number(pagination.total),
      })}
    </p>
  );
}
