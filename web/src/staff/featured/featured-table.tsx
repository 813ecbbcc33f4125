import { propertyStatuses } from '@manzil/core/listings/property';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { choice, optionsOf } from '#staff-ui/list/choice.ts';
import { inLanguage, listQuery } from '#staff-ui/list/list-query.ts';
import { ListScreen } from '#staff-ui/list/list-screen.tsx';
import { useList } from '#staff-ui/list/use-list.ts';
import { Switch } from '#staff-ui/switch.tsx';
import type { Column } from '#staff-ui/table/data-table.tsx';
import { propertiesQuery, type Property } from './api/featured.ts';
import { PropertyLine } from './property-line.tsx';

const sorts = ['date_desc', 'date_asc', 'price_desc', 'price_asc', 'title_asc', 'title_desc'] as const;
const yesOrNo = ['yes', 'no'] as const;
const featuredList = listQuery({ filters: { featured: yesOrNo, status: propertyStatuses }, sorts, pageSize: 10 });

interface FeaturedTableProps {
  canWrite: boolean;
  onToggle: (property: Property, isFeatured: boolean) => void;
}

export function FeaturedTable({ canWrite, onToggle }: FeaturedTableProps) {
  const { t } = useTranslation(['adminFeatured', 'adminProperties', 'admin']);
  const { language } = useLanguage();
  const { titleOf } = useFormats();
  const list = useList('featured', featuredList, ({ id }: Property) => id);
  const result = useQuery(propertiesQuery(inLanguage(list.query, language)));
  const { data } = result;
  return (
    <ListScreen
      list={list}
      views="featured"
      result={result}
      rows={data?.properties}
      total={data?.pagination.total}
      title={t('all')}
      heading={null}
      toolbar={{
        label: t('adminProperties:filters.label'),
        searchLabel: t('adminProperties:filters.search'),
        searchHint: t('adminProperties:filters.searchHint'),
        filters: [
          choice('featured', t('filter.featured'), yesOrNo, (value) => t(`filter.${value}`)),
          choice('status', t('filter.status'), propertyStatuses, (value) => t(`adminProperties:status.${value}`)),
        ],
        sorts: optionsOf(sorts, (value) => t(`adminProperties:sort.${value}`)),
      }}
      hasMenu={false}
      columns={useColumns({ canWrite, onToggle })}
      nameOf={titleOf}
      onOpen={(row) => {
        if (canWrite) onToggle(row, !row.isFeatured);
      }}
      failure={t('failed')}
      empty={
        list.table.narrowed
          ? { icon: SearchX, title: t('empty.title'), text: t('empty.text') }
          : { icon: SearchX, title: t('adminProperties:empty.noneTitle'), text: t('adminProperties:empty.noneText') }
      }
    />
  );
}

function useColumns({ canWrite, onToggle }: FeaturedTableProps): Column<Property>[] {
  const { t } = useTranslation(['adminFeatured', 'adminProperties']);
  const { price: priceText, titleOf } = useFormats();
  return [
    {
      id: 'property',
      label: t('columns.property'),
      fixed: true,
      sort: { asc: 'title_asc', desc: 'title_desc' },
      wide: true,
      long: true,
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
      cell: ({ price }) => priceText(price) ?? t('adminProperties:noPrice'),
    },
    {
      id: 'featured',
      label: t('columns.featured'),
      fixed: true,
      cell: (row) => (
        <Switch
          label={t('toggle', { name: titleOf(row) })}
          checked={row.isFeatured}
          disabled={!canWrite}
          onChange={(isFeatured) => onToggle(row, isFeatured)}
        />
      ),
    },
  ];
}
