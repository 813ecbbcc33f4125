import { useQuery } from '@tanstack/react-query';
import { Building2, SearchX, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { inLanguage } from '#staff-ui/list/list-query.ts';
import { ListScreen } from '#staff-ui/list/list-screen.tsx';
import { AddButton, ExportLink } from '#staff-ui/list/screen-header.tsx';
import { useShownColumns } from '#staff-ui/list/shown-columns.ts';
import { useList } from '#staff-ui/list/use-list.ts';
import { chosenNames } from '#staff-ui/trash/use-trash-words.ts';
import { useTell } from '#staff-ui/use-tell.ts';
import { useWindowAddress } from '#staff-ui/use-form-address.ts';
import { Button } from '#ui/button.tsx';
import { adminPropertiesQuery, exportAddress, type Property } from './api/admin-properties.ts';
import { usePropertyWrites } from './api/write-property.ts';
import { propertyColumns } from './property-columns.tsx';
import { PropertyDialogs } from './property-dialogs.tsx';
import { PropertyStats } from './property-stats.tsx';
import { propertyTable } from './property-table-spec.ts';
import { titleOf } from '#staff-lib/title-of.ts';
import { useFieldWords } from '#staff-lib/listings/use-field-words.ts';
import { usePropertyBulk } from './use-property-bulk.ts';
import { usePropertyToolbar } from './use-property-toolbar.ts';
import { useRemoveProperty } from './use-remove-property.tsx';

export function PropertyManager() {
  const { t } = useTranslation('adminProperties');
  const { language } = useLanguage();
  const canWrite = useMay('listings.write');
  const { open } = useWindowAddress();
  const list = useList('properties', propertyTable, ({ id }: Property) => id);
  const query = inLanguage(list.query, language);
  const result = useQuery(adminPropertiesQuery(query));
  const { data } = result;
  const found = data?.pagination.total;
  const toolbar = usePropertyToolbar(found);
  const bulk = usePropertyBulk({
    query,
    count: list.selection.ids.size,
    names: chosenNames(data?.properties, list.selection, (row) => titleOf(row, language)),
  });
  const removal = useRemoveProperty();
  const onDuplicate = useDuplicate();
  const words = useFieldWords();
  const add = (): void => open('add');
  const columns = propertyColumns({
    ...words,
    t,
    language,
    canWrite,
    completenessOf: (id) => data?.completeness[data.properties.findIndex((row) => row.id === id)],
    onView: (id) => open('view', id),
    onEdit: (id) => open('edit', id),
    onDuplicate,
    onDelete: removal.ask,
  });
  const shown = useShownColumns(columns, list.table);
  return (
    <ListScreen
      list={list}
      views="properties"
      result={result}
      rows={data?.properties}
      total={found}
      title={t('title')}
      heading={null}
      above={
        <>
          <PropertyStats found={found} />
          <div className="flex flex-wrap gap-3">
            {canWrite && <AddButton size="sm" label={t('add')} onClick={add} />}
            <ExportLink href={exportAddress(query, shown)} label={t('export')} />
            {canWrite && (
              <Button size="sm" variant="secondary" onClick={() => open('import')}>
                <Upload aria-hidden className="size-4" />
                {t('import.open')}
              </Button>
            )}
          </div>
        </>
      }
      toolbar={toolbar}
      columns={columns}
      nameOf={(row) => titleOf(row, language)}
      onOpen={({ id }) => open(canWrite ? 'edit' : 'view', id)}
      bulk={canWrite ? bulk : undefined}
      failure={t('failed')}
      skeletonRows={list.pageSize}
      empty={
        list.table.narrowed
          ? { icon: SearchX, title: t('empty.filteredTitle'), text: t('empty.filteredText') }
          : {
              icon: Building2,
              title: t('empty.noneTitle'),
              text: t('empty.noneText'),
              children: canWrite && <Button onClick={add}>{t('add')}</Button>,
            }
      }
    >
      <PropertyDialogs canWrite={canWrite} />
      {removal.question}
    </ListScreen>
  );
}

function useDuplicate(): (id: number) => void {
  const { t } = useTranslation('adminProperties');
  const tell = useTell();
  const { duplicate } = usePropertyWrites();
  const { open } = useWindowAddress();
  const made = ({ id }: { id: number }) => {
    open('edit', id);
    return { title: t('toast.duplicated') };
  };
  return (id) => void tell(duplicate.mutateAsync(id), { done: made, failed: t('toast.duplicateFailed') });
}
