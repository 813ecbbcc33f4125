import { useProblem } from '#staff-lib/use-problem.ts';
import { useQuery } from '@tanstack/react-query';
import { Building2, Download, Plus, SearchX, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { authUserQuery } from '#staff-lib/auth/auth-user.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TableView } from '#staff-ui/table/table-view.tsx';
import { useSelection } from '#staff-ui/table/use-selection.ts';
import { type TableControls, useTable } from '#staff-ui/table/use-table.ts';
import { useToast } from '#ui/toast-state.ts';
import { adminPropertiesQuery, exportAddress } from './api/admin-properties.ts';
import { usePropertyWrites } from './api/write-property.ts';
import { PropertyBulkBar } from './property-bulk-bar.tsx';
import { useFieldWords } from './use-field-words.ts';
import { propertyColumns } from './property-columns.tsx';
import { PropertyDialogs } from './property-dialogs.tsx';
import { PropertyStats } from './property-stats.tsx';
import { pageSize, propertyTable, toPropertyQuery } from './property-table-spec.ts';
import { PropertyToolbar } from './property-toolbar.tsx';
import { titleOf } from './property-words.ts';
import { useDialogs } from './use-dialogs.ts';
import { useRemoveProperty } from './use-remove-property.tsx';

/** All listings of the agency: find, look at, change, export. */
export function PropertyManager() {
  const { t } = useTranslation('adminProperties');
  const { language } = useLanguage();
  const table = useTable('properties', propertyTable);
  const query = toPropertyQuery(table.query, language);
  const { data } = useQuery(adminPropertiesQuery(query));
  const { data: user } = useQuery(authUserQuery);
  const canWrite = user?.role === 'admin' || user?.role === 'editor';
  const { open } = useDialogs();
  const found = data?.pagination.total;
  return (
    <div className="space-y-5">
      <PropertyStats found={found} />
      <div className="flex flex-wrap gap-3">
        {canWrite && (
          <Button
            size="sm"
            onClick={() => {
              open({ kind: 'add' });
            }}
          >
            <Plus aria-hidden className="size-4" />
            {t('add')}
          </Button>
        )}
        <Button asChild size="sm" variant="secondary">
          <a href={exportAddress(query)} download>
            <Download aria-hidden className="size-4" />
            {t('export')}
          </a>
        </Button>
        {canWrite && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              open({ kind: 'import' });
            }}
          >
            <Upload aria-hidden className="size-4" />
            {t('import.open')}
          </Button>
        )}
      </div>
      <PropertyToolbar table={table} found={found} />
      <PropertyList table={table} canWrite={canWrite} />
      <PropertyDialogs canWrite={canWrite} />
    </div>
  );
}

function PropertyList({ table, canWrite }: { table: TableControls; canWrite: boolean }) {
  const { t } = useTranslation(['adminProperties', 'admin']);
  const { language } = useLanguage();
  const query = toPropertyQuery(table.query, language);
  const result = useQuery(adminPropertiesQuery(query));
  const { data } = result;
  const { page: _page, sort: _sort, ...within } = query;
  const selection = useSelection(JSON.stringify(within));
  const { open } = useDialogs();
  const removal = useRemoveProperty();
  const duplicate = useDuplicate();

  const { nameOf, style } = useFieldWords();
  const columns = propertyColumns({
    nameOf,
    style,
    t,
    language,
    canWrite,
    onView: (id) => {
      open({ kind: 'view', id });
    },
    onEdit: (id) => {
      open({ kind: 'edit', id });
    },
    onDuplicate: duplicate,
    onDelete: removal.ask,
  });
  return (
    <div className="space-y-4">
      <TableView
        table={table}
        caption={t('title')}
        columns={columns}
        result={result}
        rows={data?.properties}
        total={data?.pagination.total}
        limit={pageSize}
        idOf={({ id }) => id}
        nameOf={(row) => titleOf(row, language)}
        skeletonRows={pageSize}
        failure={t('failed')}
        empty={<NoListings narrowed={table.narrowed} canWrite={canWrite} />}
        {...(canWrite ? { selection } : {})}
        onOpen={({ id }) => {
          open({ kind: canWrite ? 'edit' : 'view', id });
        }}
      />
      {canWrite && data !== undefined && (
        <PropertyBulkBar
          selection={selection}
          pageIds={data.properties.map(({ id }) => id)}
          total={data.pagination.total}
          query={query}
        />
      )}
      {removal.question}
    </div>
  );
}

function NoListings({ narrowed, canWrite }: { narrowed: boolean; canWrite: boolean }) {
  const { t } = useTranslation('adminProperties');
  const { open } = useDialogs();
  if (narrowed)
    return (
      <EmptyState
        icon={<SearchX className="size-6" />}
        title={t('empty.filteredTitle')}
        text={t('empty.filteredText')}
      />
    );
  return (
    <EmptyState icon={<Building2 className="size-6" />} title={t('empty.noneTitle')} text={t('empty.noneText')}>
      {canWrite && (
        <Button
          onClick={() => {
            open({ kind: 'add' });
          }}
        >
          {t('add')}
        </Button>
      )}
    </EmptyState>
  );
}

/** Makes a draft of a listing and opens it. */
function useDuplicate(): (id: number) => void {
  const { t } = useTranslation('adminProperties');
  const toast = useToast();
  const problem = useProblem();
  const { duplicate } = usePropertyWrites();
  const { open } = useDialogs();
  return (id) => {
    duplicate.mutate(id, {
      onSuccess: (made) => {
        toast({ title: t('toast.duplicated') });
        open({ kind: 'edit', id: made.id });
      },
      onError: (error) => {
        toast({ title: t('toast.duplicateFailed'), description: problem.sentence(error), variant: 'destructive' });
      },
    });
  };
}
