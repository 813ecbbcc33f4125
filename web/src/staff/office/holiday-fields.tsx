import { mostHolidays } from '@manzil/core/office/office-rules';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '#staff-ui/form/fields.tsx';
import { SwitchField } from '#staff-ui/form/switch-field.tsx';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import type { OfficeValues } from './office-values.ts';
import { WeekEditor } from './week-editor.tsx';

/** Days on which the office is closed. */
export function HolidayFields() {
  const { t } = useTranslation('adminOffice');
  const { number } = useFormats();
  const { fields, append, remove } = useFieldArray<OfficeValues, 'holidays'>({ name: 'holidays' });
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium text-stone-700">{t('holidays.title')}</legend>
      <p className="mb-3 text-xs text-stone-500">{t('holidays.hint')}</p>
      <ul className="space-y-4">
        {fields.map(({ id }, at) => (
          <li key={id} className="grid gap-4 rounded-lg border border-sand-200 p-4 sm:grid-cols-2">
            <TextField<OfficeValues>
              name={`holidays.${at}.name.en`}
              label={t('holidays.en')}
              writing="english"
              maxLength={80}
            />
            <TextField<OfficeValues>
              name={`holidays.${at}.name.ar`}
              label={t('holidays.ar')}
              writing="arabic"
              maxLength={80}
            />
            <TextField<OfficeValues>
              name={`holidays.${at}.from`}
              label={t('holidays.from')}
              type="date"
              writing="time"
            />
            <TextField<OfficeValues> name={`holidays.${at}.to`} label={t('holidays.to')} type="date" writing="time" />
            <div className="sm:col-span-2">
              <Button size="sm" variant="quiet" onClick={() => remove(at)}>
                <Trash2 aria-hidden className="size-4" />
                {t('holidays.remove', { place: number(at + 1) })}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {fields.length < mostHolidays && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-4"
          onClick={() => append({ from: '', to: '', name: { en: '', ar: '' } })}
        >
          <Plus aria-hidden className="size-4" />
          {t('holidays.add')}
        </Button>
      )}
    </fieldset>
  );
}

/** Hours of its own, from its first day to its last. */
export function RamadanFields() {
  const { t } = useTranslation('adminOffice');
  const isOn: boolean = useWatch<OfficeValues, 'inRamadan'>({ name: 'inRamadan' });
  return (
    <div className="space-y-4">
      <SwitchField<OfficeValues> name="inRamadan" label={t('ramadan.on')} hint={t('ramadan.hint')} />
      {isOn && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField<OfficeValues> name="ramadan.from" label={t('ramadan.from')} type="date" writing="time" />
            <TextField<OfficeValues> name="ramadan.to" label={t('ramadan.to')} type="date" writing="time" />
          </div>
          <WeekEditor name="ramadan.week" label={t('ramadan.week')} />
        </>
      )}
    </div>
  );
}
