import { leadSources, leadStatuses } from '@manzil/core/leads/lead';
import { readStaffSearch } from '@manzil/core/search/staff-search';
import { useQuery } from '@tanstack/react-query';
import { Columns3, Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { Permitted } from '#staff-lib/auth/permitted.tsx';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { useSeesContact } from '#staff-lib/auth/use-sees-contact.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { choice, optionsOf } from '#staff-ui/list/choice.ts';
import { ListScreen } from '#staff-ui/list/list-screen.tsx';
import { AddButton, ExportLink, RefreshButton } from '#staff-ui/list/screen-header.tsx';
import { useShownColumns } from '#staff-ui/list/shown-columns.ts';
import { useList } from '#staff-ui/list/use-list.ts';
import { useWindowAddress } from '#staff-ui/use-form-address.ts';
import { chosenNames } from '#staff-ui/trash/use-trash-words.ts';
import { Button } from '#ui/button.tsx';
import { useAssignees } from './api/change-leads.ts';
import { exportAddress, type Lead, leadsQuery } from './api/leads.ts';
import { useStages } from './api/stages.ts';
import { LeadBoard } from './board/lead-board.tsx';
import { EnterLead } from './enter/enter-lead.tsx';
import { useLeadColumns } from './lead-columns.tsx';
import { boardAddress, crmStates, leadAddress, leadIdOf, leadSorts, leadTable } from './lead-table-spec.ts';
import { callAddress } from './call-address.ts';
import { nameOf } from './name-of.ts';
import { useRowPress } from './use-row-press.ts';
import { useSwipeToCall } from './use-swipe-to-call.ts';
import { NothingToSync, useLeadBulk } from './use-lead-bulk.tsx';

/* What a row shows behind its end while it is pulled. */
const swipes =
  '[&_tbody>tr]:touch-pan-y [&_tbody>tr[data-swipe]]:after:absolute [&_tbody>tr[data-swipe]]:after:inset-y-0 [&_tbody>tr[data-swipe]]:after:start-full [&_tbody>tr[data-swipe]]:after:grid [&_tbody>tr[data-swipe]]:after:w-36 [&_tbody>tr[data-swipe]]:after:content-center [&_tbody>tr[data-swipe]]:after:bg-maroon-700 [&_tbody>tr[data-swipe]]:after:ps-6 [&_tbody>tr[data-swipe]]:after:font-semibold [&_tbody>tr[data-swipe]]:after:text-white [&_tbody>tr[data-swipe]]:after:content-[attr(data-swipe)]';

/** The enquiries, of everybody or one's own. Links of older mails name a lead in the query: they open its page. */
export function LeadManager() {
  const [params] = useSearchParams();
  const id = leadIdOf(params.get('lead'));
  if (id !== null) return <Navigate replace to={leadAddress(params, id)} />;
  return params.get('as') === 'board' ? <LeadBoard /> : <LeadList />;
}

function LeadList() {
  const { t } = useTranslation(['adminLeads', 'adminLeadPage']);
  const { counted } = useFormats();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const dialog = useWindowAddress();
  const list = useList('leads', leadTable, ({ id }: Lead) => id);
  const { query, selection, table } = list;
  const result = useQuery(leadsQuery(query));
  const { data } = result;
  const mayWrite = useMay('leads.write');
  const mayAssign = useMay('leads.assign');
  const { data: people = [] } = useAssignees(mayAssign);
  const { stages, nameOf: stageName } = useStages();
  const seesContact = useSeesContact();
  const bulk = useLeadBulk({ query, count: selection.ids.size, names: chosenNames(data?.leads, selection, nameOf) });
  const terms = readStaffSearch(query.search) ?? [];
  const open = ({ id }: Lead) => void navigate(leadAddress(params, id));
  const pressed = useRowPress((row) => {
    const lead = data?.leads[row];
    if (lead !== undefined) open(lead);
  });
  useSwipeToCall(pressed, t('call'), (row) => {
    const lead = data?.leads[row];
    return lead === undefined ? null : callAddress(lead);
  });
  const columns = useLeadColumns({ params, terms, selection });
  const shown = useShownColumns(columns, table, ['assignee', 'notes']);
  return (
    <div ref={pressed} className={`overflow-x-clip [&_tbody>tr]:cursor-pointer ${swipes}`}>
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
            <Button asChild size="sm" variant="secondary">
              <Link to={boardAddress(params, true)}>
                <Columns3 aria-hidden className="size-4" />
                <span className="max-sm:sr-only">{t('board')}</span>
              </Link>
            </Button>
            <RefreshButton label={t('refresh')} result={result} />
            <Permitted needs="leads.write">
              <AddButton size="sm" label={t('enter')} onClick={() => dialog.open('enter')} />
            </Permitted>
          </>
        }
        toolbar={{
          label: t('filters.label'),
          searchLabel: t('filters.search'),
          searchHint: t(seesContact ? 'filters.searchPlaceholder' : 'filters.searchNames'),
          filters: [
            choice('status', t('filters.status'), leadStatuses, (value) => t(`status.${value}`)),
            {
              name: 'stage',
              label: t('adminLeadPage:stage'),
              options: stages.map((stage) => ({ value: String(stage.id), label: stageName(stage) })),
            },
            choice('source', t('filters.source'), leadSources, (value) => t(`source.${value}`)),
            choice('crm', t('filters.crm'), crmStates, (value) => t(`crm.${value}`)),
            ...(mayAssign
              ? [
                  {
                    name: 'assignee',
                    label: t('edit.assignee'),
                    options: [
                      { value: 'none', label: t('edit.nobody') },
                      ...people.map(({ id, name }) => ({ value: String(id), label: name })),
                    ],
                  },
                ]
              : []),
          ],
          sorts: optionsOf(leadSorts, (value) => t(`sort.${value}`)),
        }}
        tools={mayWrite && selection.ids.size === 0 && <NothingToSync />}
        columns={columns}
        nameOf={nameOf}
        onOpen={open}
        bulk={bulk}
        empty={{ icon: Inbox, title: t('empty.title'), text: t(table.narrowed ? 'empty.filtered' : 'empty.none') }}
      />
      {mayWrite && dialog.value === 'enter' && (
        <EnterLead onClose={dialog.close} onEntered={(id) => void navigate(leadAddress(params, id))} />
      )}
    </div>
  );
}
