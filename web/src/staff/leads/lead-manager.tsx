import { leadSources, leadStatuses } from '@manzil/core/leads/lead';
import { readStaffSearch } from '@manzil/core/search/staff-search';
import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Permitted } from '#staff-lib/auth/permitted.tsx';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { useSeesContact } from '#staff-lib/auth/use-sees-contact.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { choice, optionsOf } from '#staff-ui/list/choice.ts';
import { ListScreen } from '#staff-ui/list/list-screen.tsx';
import { ExportLink, RefreshButton } from '#staff-ui/list/screen-header.tsx';
import { useShownColumns } from '#staff-ui/list/shown-columns.ts';
import { useList } from '#staff-ui/list/use-list.ts';
import { exportAddress, type Lead, leadsQuery } from './api/leads.ts';
import { useLeadColumns } from './lead-columns.tsx';
import { LeadDetailDialog } from './lead-detail.tsx';
import { LeadEditDialog } from './lead-edit.tsx';
import { crmStates, leadSorts, leadTable, withLead } from './lead-table-spec.ts';
import { nameOf } from './name-of.ts';
import { NothingToSync, useLeadBulk } from './use-lead-bulk.tsx';

/** The enquiries, of everybody or one's own. */
export function LeadManager() {
  const { t } = useTranslation('adminLeads');
  const { counted } = useFormats();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [edited, setEdited] = useState<Lead | null>(null);
  const list = useList('leads', leadTable, ({ id }: Lead) => id);
  const { query, selection, table } = list;
  const result = useQuery(leadsQuery(query));
  const { data } = result;
  const mayWrite = useMay('leads.write');
  const seesContact = useSeesContact();
  const bulk = useLeadBulk({ query, count: selection.ids.size });
  const terms = readStaffSearch(query.search) ?? [];
  const columns = useLeadColumns({ params, terms, onEdit: setEdited, selection });
  const shown = useShownColumns(columns, table, ['assignee', 'notes']);
  return (
    <ListScreen
      list={list}
      views="leads"
      result={result}
      rows={data?.leads}
      total={data?.pagination.total}
      title={t('title')}
      found={data === undefined ? '' : t('found', counted(data.pagination.total))}
      actions={
        <>
          <Permitted needs="leads.export">
            <ExportLink href={exportAddress(query, shown)} label={t('export')} />
          </Permitted>
          <RefreshButton label={t('refresh')} result={result} />
        </>
      }
      toolbar={{
        label: t('filters.label'),
        searchLabel: t('filters.search'),
        searchHint: t(seesContact ? 'filters.searchPlaceholder' : 'filters.searchNames'),
        filters: [
          choice('status', t('filters.status'), leadStatuses, (value) => t(`status.${value}`)),
          choice('source', t('filters.source'), leadSources, (value) => t(`source.${value}`)),
          choice('crm', t('filters.crm'), crmStates, (value) => t(`crm.${value}`)),
        ],
        sorts: optionsOf(leadSorts, (value) => t(`sort.${value}`)),
      }}
      tools={mayWrite && selection.ids.size === 0 && <NothingToSync />}
      columns={columns}
      nameOf={nameOf}
      onOpen={({ id }) => void navigate(withLead(params, id), { preventScrollReset: true })}
      bulk={bulk}
      empty={{ icon: Inbox, title: t('empty.title'), text: t(table.narrowed ? 'empty.filtered' : 'empty.none') }}
    >
      <LeadDetailDialog />
      {edited !== null && <LeadEditDialog key={edited.id} lead={edited} onClose={() => setEdited(null)} />}
    </ListScreen>
  );
}
