import { useQuery } from '@tanstack/react-query';
import { Download, Inbox, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ScreenTitle } from '#staff-ui/screen-title.tsx';
import { TableView } from '#staff-ui/table/table-view.tsx';
import { useSelection } from '#staff-ui/table/use-selection.ts';
import { type TableControls, useTable } from '#staff-ui/table/use-table.ts';
import { exportAddress, type Lead, leadsQuery } from './api/leads.ts';
import { LeadBulkBar, NothingToSync } from './lead-bulk-bar.tsx';
import { leadColumns } from './lead-columns.tsx';
import { LeadDetailDialog } from './lead-detail.tsx';
import { LeadEditDialog } from './lead-edit.tsx';
import { leadTable, pageSize, toLeadQuery, withLead } from './lead-table-spec.ts';
import { LeadToolbar } from './lead-toolbar.tsx';
import { nameOf } from './name-of.ts';

interface LeadManagerProps {
  /** Administrators delete leads and give them to people. */
  mayManage: boolean;
}

/** The leads that the site accepted, and where each one stands with the CRM. */
export function LeadManager({ mayManage }: LeadManagerProps) {
  const { t } = useTranslation('adminLeads');
  const { language } = useLanguage();
  const table = useTable('leads', leadTable);
  const query = toLeadQuery(table.query);
  const { data, isFetching, refetch } = useQuery(leadsQuery(query));
  return (
    <div className="space-y-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <ScreenTitle title={t('title')} />
          <p aria-live="polite" className="text-sm text-stone-600">
            {data !== undefined &&
              t('found', { count: data.pagination.total, formatted: formatNumber(data.pagination.total, language) })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button asChild size="sm" variant="secondary">
            <a href={exportAddress(query)} download>
              <Download aria-hidden className="size-4" />
              {t('export')}
            </a>
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={isFetching}
            onClick={() => {
              void refetch();
            }}
          >
            <RefreshCw aria-hidden className="size-4" />
            {t('refresh')}
          </Button>
        </div>
      </header>
      <LeadToolbar table={table} found={data?.pagination.total} />
      <LeadList table={table} mayManage={mayManage} />
      <LeadDetailDialog mayManage={mayManage} />
    </div>
  );
}

function LeadList({ table, mayManage }: LeadManagerProps & { table: TableControls }) {
  const { t } = useTranslation(['adminLeads', 'admin']);
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = toLeadQuery(table.query);
  const result = useQuery(leadsQuery(query));
  const { data } = result;
  const { page: _page, sort: _sort, ...within } = query;
  const selection = useSelection(JSON.stringify(within));
  const [edited, setEdited] = useState<Lead | null>(null);

  return (
    <div className="space-y-4">
      <TableView
        table={table}
        caption={t('title')}
        columns={leadColumns({ t, language, params, mayDelete: mayManage, onEdit: setEdited, selection })}
        result={result}
        rows={data?.leads}
        total={data?.pagination.total}
        limit={pageSize}
        idOf={({ id }) => id}
        nameOf={nameOf}
        empty={
          <EmptyState
            icon={<Inbox className="size-6" />}
            title={t('empty.title')}
            text={table.narrowed ? t('empty.filtered') : t('empty.none')}
          />
        }
        tools={selection.ids.size === 0 && <NothingToSync />}
        selection={selection}
        onOpen={({ id }) => {
          void navigate(withLead(params, id), { preventScrollReset: true });
        }}
      />
      {data !== undefined && (
        <LeadBulkBar
          selection={selection}
          pageIds={data.leads.map(({ id }) => id)}
          total={data.pagination.total}
          query={query}
          mayDelete={mayManage}
        />
      )}
      {edited !== null && (
        <LeadEditDialog
          key={edited.id}
          lead={edited}
          mayAssign={mayManage}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
    </div>
  );
}
