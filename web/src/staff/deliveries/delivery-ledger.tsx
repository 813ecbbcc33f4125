import { useQuery } from '@tanstack/react-query';
import { RefreshCw, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ArrowForward } from '#ui/icon.tsx';
import { ScreenTitle } from '#staff-ui/screen-title.tsx';
import { TableView } from '#staff-ui/table/table-view.tsx';
import { useSelection } from '#staff-ui/table/use-selection.ts';
import { type TableControls, useTable } from '#staff-ui/table/use-table.ts';
import { type Delivery, type DeliveryCounts, type DeliveryQuery, deliveriesQuery, stuckOf } from './api/deliveries.ts';
import { deliveryColumns } from './delivery-columns.tsx';
import {
  canReplay,
  deliveryTable,
  eventKey,
  pageSize,
  subjectAddress,
  toDeliveryQuery,
} from './delivery-table-spec.ts';
import { DeliveryToolbar } from './delivery-toolbar.tsx';
import { LedgerFigures } from './ledger-figures.tsx';
import { ReplayBar } from './replay-bar.tsx';

interface DeliveryLedgerProps {
  /** Administrators send once more what was refused or parked. */
  mayReplay: boolean;
  /** Editors may not open leads. */
  seesLeads: boolean;
}

/** All that the site owes or owed to the CRM and by mail, and where each of it is. */
export function DeliveryLedger(props: DeliveryLedgerProps) {
  const { t } = useTranslation('adminDeliveries');
  const { language } = useLanguage();
  const table = useTable('deliveries', deliveryTable);
  const { data, dataUpdatedAt, isFetching, refetch } = useQuery(deliveriesQuery(toDeliveryQuery(table.query)));
  const total = data?.pagination.total;
  return (
    <div className="space-y-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <ScreenTitle title={t('title')} />
          <p className="text-sm text-stone-600">{t('subtitle')}</p>
          <p aria-live="polite" className="text-sm text-stone-600">
            {total !== undefined && t('found', { count: total, formatted: formatNumber(total, language) })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button asChild size="sm" variant="quiet">
            <Link to="/admin/crm-status">
              {t('back')}
              <ArrowForward />
            </Link>
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
      {data !== undefined && <LedgerFigures table={table} list={data} now={dataUpdatedAt} />}
      <DeliveryToolbar table={table} found={total} />
      <DeliveryRows table={table} {...props} />
    </div>
  );
}

function DeliveryRows({ table, mayReplay, seesLeads }: DeliveryLedgerProps & { table: TableControls }) {
  const { t } = useTranslation(['adminDeliveries', 'adminCrm', 'adminLeads', 'admin']);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const query = toDeliveryQuery(table.query);
  const result = useQuery(deliveriesQuery(query));
  const { data, dataUpdatedAt } = result;
  const { page: _page, sort: _sort, ...within } = query;
  const selection = useSelection<string>(JSON.stringify(within));
  const nameOf = ({ event, subject }: Delivery) =>
    t('nameOf', { event: t(eventKey(event)), reference: subject.reference ?? String(subject.id) });
  return (
    <div className="space-y-4">
      <TableView
        table={table}
        caption={t('title')}
        columns={deliveryColumns({ t, language, seesLeads, now: dataUpdatedAt })}
        result={result}
        rows={data?.deliveries}
        total={data?.pagination.total}
        limit={pageSize}
        idOf={({ id }) => id}
        nameOf={nameOf}
        empty={
          <EmptyState
            icon={<Send className="size-6" />}
            title={t('empty.title')}
            text={table.narrowed ? t('empty.filtered') : t('empty.none')}
          />
        }
        {...(mayReplay ? { selection, canSelect: canReplay } : {})}
        onOpen={({ subject }) => {
          const to = subjectAddress(subject, seesLeads);
          if (to !== null) void navigate(to);
        }}
      />
      {mayReplay && data !== undefined && (
        <ReplayBar
          selection={selection}
          pageIds={data.deliveries.filter(canReplay).map(({ id }) => id)}
          total={replayable(data.counts, query.state)}
          query={query}
        />
      )}
    </div>
  );
}

/** Of what the filters find: the counts are of all states, the filter may be one. */
function replayable(counts: DeliveryCounts, state: DeliveryQuery['state']): number {
  if (state === undefined || state === null) return stuckOf(counts);
  return canReplay({ state }) ? counts[state] : 0;
}
