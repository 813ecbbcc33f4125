import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#staff-ui/form/fields.tsx';
import { useFormOfFields } from '#staff-ui/form/use-record-form.ts';
import { Switch } from '#staff-ui/switch.tsx';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/field.tsx';
import type { WeekValues } from './office-values.ts';

type Ranges = WeekValues[number]['ranges'];

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const mostRanges = 3;
const usual = { opens: '09:00', closes: '17:00' };
/** After the last, in the afternoon. */
const later = { opens: '16:00', closes: '20:00' };

interface WeekEditorProps {
  name: 'week' | 'ramadan.week';
  label: string;
}

/** A line for each day: open or closed, and up to three ranges. */
export function WeekEditor({ name, label }: WeekEditorProps) {
  const { t } = useTranslation('adminOffice');
  const { put } = useFormOfFields();
  const week: WeekValues = useWatch({ name });
  const error = useFieldError(name);
  const set = (change: (day: number, ranges: Ranges) => Ranges): void =>
    put({ [name]: week.map(({ ranges }, day) => ({ ranges: change(day, ranges) })) });
  const first = week.findIndex(({ ranges }) => ranges.length > 0);
  return (
    <fieldset className="space-y-3">
      <legend className="mb-2 text-sm font-medium text-stone-700">{label}</legend>
      <ul className="divide-y divide-sand-200 border-y border-sand-200">
        {days.map((day, at) => (
          <Day
            key={day}
            name={`${name}.${String(at)}`}
            label={t(`days.${day}`)}
            ranges={week[at]?.ranges ?? []}
            onChange={(ranges) => set((one, before) => (one === at ? ranges : before))}
          />
        ))}
      </ul>
      {error !== undefined && (
        <p role="alert" className="text-xs font-medium text-danger-700">
          {error}
        </p>
      )}
      {first >= 0 && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() =>
            set((_day, ranges) =>
              ranges.length === 0 ? ranges : (week[first]?.ranges ?? []).map((one) => ({ ...one })),
            )
          }
        >
          {t('hours.copy', { day: t(`days.${days[first] ?? 'sunday'}`) })}
        </Button>
      )}
    </fieldset>
  );
}

interface DayProps {
  name: string;
  label: string;
  ranges: Ranges;
  onChange: (ranges: Ranges) => void;
}

function Day({ name, label, ranges, onChange }: DayProps) {
  const { t } = useTranslation('adminOffice');
  const error = useFieldError(name);
  const errorId = useId();
  const change = (at: number, part: Partial<Ranges[number]>): void =>
    onChange(ranges.map((range, place) => (place === at ? { ...range, ...part } : range)));
  const time = (at: number, end: 'opens' | 'closes') => (
    <Input
      type="time"
      dir="ltr"
      required
      aria-label={t(`hours.${end}`, { day: label })}
      aria-invalid={error !== undefined}
      {...(error === undefined ? {} : { 'aria-describedby': errorId })}
      value={ranges[at]?.[end] ?? ''}
      onChange={({ target }) => change(at, { [end]: target.value })}
      className="w-36 px-2.5"
    />
  );
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="flex min-h-11 w-36 items-center gap-3">
        <Switch label={label} checked={ranges.length > 0} onChange={(open) => onChange(open ? [usual] : [])} />
        <span className="text-sm font-medium text-stone-700">{label}</span>
      </div>
      <div className="min-w-0 grow space-y-2">
        {ranges.length === 0 && (
          <p className="flex min-h-11 items-center text-sm text-stone-600">{t('hours.closed')}</p>
        )}
        {ranges.map((_range, at) => (
          // a range has nothing of its own but its place
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className="flex flex-wrap items-center gap-2">
            {time(at, 'opens')}
            <span aria-hidden className="text-stone-500">
              –
            </span>
            {time(at, 'closes')}
            {ranges.length > 1 && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('hours.removeRange', { day: label })}
                onClick={() => onChange(ranges.filter((_one, place) => place !== at))}
              >
                <X aria-hidden className="size-4" />
              </Button>
            )}
            {at === ranges.length - 1 && ranges.length < mostRanges && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('hours.addRange', { day: label })}
                onClick={() => onChange([...ranges, later])}
              >
                <Plus aria-hidden className="size-4" />
              </Button>
            )}
          </div>
        ))}
        {error !== undefined && (
          <p id={errorId} role="alert" className="text-xs font-medium text-danger-700">
            {error}
          </p>
        )}
      </div>
    </li>
  );
}
