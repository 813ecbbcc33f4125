import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Field, Input } from '#ui/field.tsx';
import { TableToolbar } from '#staff-ui/table/table-toolbar.tsx';
import type { TableControls } from '#staff-ui/table/use-table.ts';
import { consumers, eventNames } from '@manzil/core/deliveries/delivery';
import { deliveryStates } from '@manzil/core/deliveries/states';
import { dayOf } from '#staff-lib/calendar-day.ts';
import { deliverySorts, eventKey } from './delivery-table-spec.ts';

/** Search, filters, days and order of the ledger. */
export function DeliveryToolbar({ table, found }: { table: TableControls; found: number | undefined }) {
  const { t } = useTranslation(['adminDeliveries', 'adminCrm']);
  const { language } = useLanguage();
  const dayField = (name: 'from' | 'to') => (
    <Field label={t(`filters.${name}`)} className="min-w-0">
      <Input
        type="date"
        className="h-11! text-sm!"
        value={dayOf(table.query.filters[name]) ?? ''}
        onChange={(event) => {
          table.change({ [name]: event.target.value });
        }}
      />
    </Field>
  );
  return (
    <TableToolbar
      table={table}
      label={t('filters.label')}
      searchLabel={t('filters.search')}
      searchHint={t('filters.placeholder')}
      filters={[
        {
          name: 'state',
          label: t('filters.state'),
          options: deliveryStates.map((value) => ({ value, label: t(`adminCrm:state.${value}`) })),
        },
        {
          name: 'consumer',
          label: t('filters.consumer'),
          options: consumers.map((value) => ({ value, label: t(`consumer.${value}`) })),
        },
        {
          name: 'event',
          label: t('filters.event'),
          options: eventNames.map((value) => ({ value, label: t(eventKey(value)) })),
        },
      ]}
      more={
        <>
          {dayField('from')}
          {dayField('to')}
        </>
      }
      sorts={deliverySorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
      narrowedText={found === undefined ? '' : t('found', { count: found, formatted: formatNumber(found, language) })}
    />
  );
}
