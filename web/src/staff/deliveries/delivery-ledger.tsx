import { consumers, eventNames } from '@manzil/core/deliveries/delivery';
import { deliveryStates } from '@manzil/core/deliveries/states';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { choice, optionsOf } from '#staff-ui/list/choice.ts';
import { DayFilters } from '#staff-ui/list/day-filters.tsx';
import { ListScreen } from '#staff-ui/list/list-screen.tsx';
import { ExportLink, RefreshButton } from '#staff-ui/list/screen-header.tsx';
import { useShownColumns } from '#staff-ui/list/shown-columns.ts';
import { useList } from '#staff-ui/list/use-list.ts';
import { Button } from '#ui/button.tsx';
import { ArrowForward } from '#ui/icon.tsx';
import { deliveriesQuery, type Delivery, exportAddress } from './api/deliveries.ts';
import { useDeliveryColumns } from './delivery-columns.tsx';
import { deliverySorts, deliveryTable, eventKey, subjectAddress } from './delivery-table-spec.ts';
import { LedgerFigures } from './ledger-figures.tsx';
import { useReplay } from './use-replay.ts';

interface DeliveryLedgerProps {
  /** For administrators. */
  mayReplay: boolean;
  /** Editors may not open leads. */
  seesLeads: boolean;
}

export function DeliveryLedger({ mayReplay, seesLeads }: DeliveryLedgerProps) {
  const { t } = useTranslation(['adminDeliveries', 'adminCrm', 'adminLeads', 'admin']);
  const { counted } = useFormats();
  const navigate = useNavigate();
  const list = useList('deliveries', deliveryTable, ({ id }: Delivery) => id);
  const { query, selection, table } = list;
  const result = useQuery(deliveriesQuery(query));
  const { data, dataUpdatedAt: now } = result;
  const replay = useReplay({ query, count: selection.ids.size, counts: data?.counts });
  const columns = useDeliveryColumns({ seesLeads, now });
  const shown = useShownColumns(columns, table);
  return (
    <ListScreen
      list={list}
      views="deliveries"
      result={result}
      rows={data?.deliveries}
      total={data?.pagination.total}
      title={t('title')}
      text={t('subtitle')}
      found={data === undefined ? '' : t('found', counted(data.pagination.total))}
      actions={
        <>
          <Button asChild size="sm" variant="quiet">
            <Link to="/admin/crm-status">
              {t('back')}
              <ArrowForward />
            </Link>
          </Button>
          <ExportLink href={exportAddress(query, shown)} label={t('export')} />
          <RefreshButton label={t('refresh')} result={result} />
        </>
      }
      above={data !== undefined && <LedgerFigures table={table} list={data} now={now} />}
      toolbar={{
        label: t('filters.label'),
        searchLabel: t('filters.search'),
        searchHint: t('filters.placeholder'),
        filters: [
          choice('state', t('filters.state'), deliveryStates, (value) => t(`adminCrm:state.${value}`)),
          choice('consumer', t('filters.consumer'), consumers, (value) => t(`consumer.${value}`)),
          choice('event', t('filters.event'), eventNames, (value) => t(eventKey(value))),
        ],
        more: <DayFilters table={table} from={t('filters.from')} to={t('filters.to')} />,
        sorts: optionsOf(deliverySorts, (value) => t(`sort.${value}`)),
      }}
      columns={columns}
      nameOf={({ event, subject }) =>
        t('nameOf', { event: t(eventKey(event)), reference: subject.reference ?? String(subject.id) })
      }
      onOpen={({ subject }) => {
        const to = subjectAddress(subject, seesLeads);
        if (to !== null) void navigate(to);
      }}
      bulk={mayReplay ? replay : undefined}
      empty={{ icon: Send, title: t('empty.title'), text: t(table.narrowed ? 'empty.filtered' : 'empty.none') }}
    />
  );
}
