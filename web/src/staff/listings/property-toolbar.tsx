import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { TableToolbar } from '#staff-ui/table/table-toolbar.tsx';
import type { TableControls } from '#staff-ui/table/use-table.ts';
import { propertySummaryQuery } from './api/admin-properties.ts';
import { priceRanges, sorts, statuses } from './property-table-spec.ts';
import { kindWord, placeWord, typeWord } from './property-words.ts';

/** Search and filters of the listings; types, cities and categories are those that listings have. */
export function PropertyToolbar({ table, found }: { table: TableControls; found: number | undefined }) {
  const { t } = useTranslation('adminProperties');
  const { language } = useLanguage();
  const { data: summary } = useQuery(propertySummaryQuery);
  const number = (value: number) => formatNumber(value, language);
  const offered = (values: readonly { value: string }[] | undefined, label: (value: string) => string) =>
    (values ?? []).map(({ value }) => ({ value, label: label(value) }));
  return (
    <TableToolbar
      table={table}
      label={t('filters.label')}
      searchLabel={t('filters.search')}
      searchHint={t('filters.searchHint')}
      filters={[
        { name: 'type', label: t('filters.type'), options: offered(summary?.types, (value) => typeWord(t, value)) },
        {
          name: 'status',
          label: t('filters.status'),
          options: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
        },
        {
          name: 'city',
          label: t('filters.city'),
          options: offered(summary?.cities, (value) => placeWord(value, language)),
        },
        {
          name: 'price',
          label: t('filters.price'),
          options: priceRanges.map((value) => ({ value, label: t(`price.${value}`) })),
        },
        {
          name: 'category',
          label: t('filters.category'),
          options: offered(summary?.categories, (value) => kindWord(t, 'category', value)),
        },
        {
          name: 'visibility',
          label: t('filters.visibility'),
          options: (['active', 'draft'] as const).map((value) => ({ value, label: t(`visibility.${value}`) })),
        },
        {
          name: 'source',
          label: t('filters.source'),
          options: (['crm', 'manual'] as const).map((value) => ({ value, label: t(`source.${value}`) })),
        },
      ]}
      sorts={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
      narrowedText={
        found === undefined || summary === undefined
          ? ''
          : t('showing', { found: number(found), total: number(summary.total) })
      }
    />
  );
}
