import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { TableToolbar } from '#staff-ui/table/table-toolbar.tsx';
import type { TableControls } from '#staff-ui/table/use-table.ts';
import { leadSources, leadStatuses } from '@manzil/core/leads/lead';
import { crmStates, leadSorts } from './lead-table-spec.ts';

/** Search, filters and order of the leads. */
export function LeadToolbar({ table, found }: { table: TableControls; found: number | undefined }) {
  const { t } = useTranslation('adminLeads');
  const { language } = useLanguage();
  return (
    <TableToolbar
      table={table}
      label={t('filters.label')}
      searchLabel={t('filters.search')}
      searchHint={t('filters.searchPlaceholder')}
      filters={[
        {
          name: 'status',
          label: t('filters.status'),
          options: leadStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        },
        {
          name: 'source',
          label: t('filters.source'),
          options: leadSources.map((value) => ({ value, label: t(`source.${value}`) })),
        },
        {
          name: 'crm',
          label: t('filters.crm'),
          options: crmStates.map((value) => ({ value, label: t(`crm.${value}`) })),
        },
      ]}
      sorts={leadSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
      narrowedText={found === undefined ? '' : t('found', { count: found, formatted: formatNumber(found, language) })}
    />
  );
}
