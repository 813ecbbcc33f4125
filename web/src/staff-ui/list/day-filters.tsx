import { dayOf } from '#staff-lib/calendar-day.ts';
import { Field, Input } from '#ui/field.tsx';
import type { TableControls } from '../table/use-table.ts';

/** As filters `from` and `to`. */
export function DayFilters({ table, from, to }: { table: TableControls; from: string; to: string }) {
  const labels = { from, to } as const;
  return (['from', 'to'] as const).map((name) => (
    <Field key={name} label={labels[name]} className="min-w-0">
      <Input
        type="date"
        className="min-h-11! text-sm!"
        value={dayOf(table.query.filters[name]) ?? ''}
        onChange={(event) => table.change({ [name]: event.target.value })}
      />
    </Field>
  ));
}
