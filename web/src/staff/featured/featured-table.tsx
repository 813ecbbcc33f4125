import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Switch } from '#staff-ui/switch.tsx';
import { type Column } from '#staff-ui/table/data-table.tsx';
import type { TableQuery, TableSpec } from '#staff-ui/table/table-query.ts';
import { TableToolbar } from '#staff-ui/table/table-toolbar.tsx';
import { TableView } from '#staff-ui/table/table-view.tsx';
import { useTable } from '#staff-ui/table/use-table.ts';
import { type Property, propertiesQuery, type PropertyQuery } from './api/featured.ts';
import { PropertyLine } from './property-line.tsx';
import { nameOf } from './property-name.ts';

const sorts = ['date_desc', 'date_asc', 'price_desc', 'price_asc', 'title_asc', 'title_desc'] as const;
const statuses = ['for_sale', 'for_rent', 'sold', 'rented', 'available'] as const;
const spec: TableSpec = { filters: ['featured', 'status'], sorts };
const pageSize = 10;

function toQuery({ search, filters, sort, page }: TableQuery, language: 'en' | 'ar'): PropertyQuery {
  const featured = (['yes', 'no'] as const).find((one) => one === filters['featured']);
  const status = statuses.find((one) => one === filters['status']);
  return {
    ...(search === '' ? {} : { search }),
    ...(featured === undefined ? {} : { featured }),
    ...(status === undefined ? {} : { status }),
    sort: sorts.find((one) => one === sort) ?? sorts[0],
    language,
    page,
    limit: pageSize,
  };
}

interface FeaturedTableProps {
  canWrite: boolean;
  onToggle: (property: Property, isFeatured: boolean) => void;
}

/** All listings with a switch for each. */
export function FeaturedTable({ canWrite, onToggle }: FeaturedTableProps) {
  const { t } = useTranslation(['adminFeatured', 'adminProperties', 'admin']);
  const { language } = useLanguage();
  const table = useTable('featured', spec);
  const result = useQuery(propertiesQuery(toQuery(table.query, language)));
  const { data } = result;
  return (
    <div className="space-y-4">
      <TableToolbar
        table={table}
        label={t('adminProperties:filters.label')}
        searchLabel={t('adminProperties:filters.search')}
        searchHint={t('adminProperties:filters.searchHint')}
        filters={[
          {
            name: 'featured',
            label: t('filter.featured'),
            options: (['yes', 'no'] as const).map((value) => ({ value, label: t(`filter.${value}`) })),
          },
          {
            name: 'status',
            label: t('filter.status'),
            options: statuses.map((value) => ({ value, label: t(`adminProperties:status.${value}`) })),
          },
        ]}
        sorts={sorts.map((value) => ({ value, label: t(`adminProperties:sort.${value}`) }))}
      />
      <TableView
        table={table}
        caption={t('all')}
        columns={featuredColumns({ t, language, canWrite, onToggle })}
        result={result}
        rows={data?.properties}
        total={data?.pagination.total}
        limit={pageSize}
        hasMenu={false}
        idOf={({ id }) => id}
        nameOf={(row) => nameOf(row, language)}
        failure={t('failed')}
        empty={
          <EmptyState
            icon={<SearchX className="size-6" />}
            title={t(table.narrowed ? 'empty.title' : 'adminProperties:empty.noneTitle')}
            text={t(table.narrowed ? 'empty.text' : 'adminProperties:empty.noneText')}
          />
        }
        onOpen={(row) => {
          if (canWrite) onToggle(row, !row.isFeatured);
        }}
      />
    </div>
  );
}

interface ColumnOptions extends FeaturedTableProps {
  t: TFunction<['adminFeatured', 'adminProperties', 'admin']>;
  language: Language;
}

function featuredColumns({ t, language, canWrite, onToggle }: ColumnOptions): Column<Property>[] {
  return [
    {
      id: 'property',
      label: t('columns.property'),
      fixed: true,
      sort: { asc: 'title_asc', desc: 'title_desc' },
      wide: true,
      cell: (row) => <PropertyLine property={row} />,
    },
    {
      id: 'status',
      label: t('columns.status'),
      className: 'text-sm',
      cell: ({ status }) => t(`adminProperties:status.${status}`),
    },
    {
      id: 'price',
      label: t('columns.price'),
      sort: { asc: 'price_asc', desc: 'price_desc' },
      className: 'text-sm whitespace-nowrap',
      cell: ({ price }) => formatPrice(price, language) ?? t('adminProperties:noPrice'),
    },
    {
      id: 'featured',
      label: t('columns.featured'),
      fixed: true,
      cell: (row) => (
        <Switch
          label={t('toggle', { name: nameOf(row, language) })}
          checked={row.isFeatured}
          disabled={!canWrite}
          onChange={(isFeatured) => {
            onToggle(row, isFeatured);
          }}
        />
      ),
    },
  ];
}
