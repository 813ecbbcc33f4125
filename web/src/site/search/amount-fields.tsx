import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { areaUnitParam, type ListingFilters } from '#lib/listings/filters.ts';
import { areaUnits } from '#lib/preferences/area-units.ts';
import { areaUnitAtom } from '#lib/preferences/preference-atoms.ts';
import { Field, Input } from '#ui/field.tsx';
import { dealIn, shownValue } from './form-values.ts';
import { priceSteps } from './options.ts';

/** Western, Arabic or Persian, with or without marks between thousands: `type="number"` refuses the last two. */
const amount = '[0-9\u0660-\u0669\u06f0-\u06f9][0-9\u0660-\u0669\u06f0-\u06f9,\u066c]{0,13}';

interface AmountFieldProps {
  name: 'minPrice' | 'maxPrice' | 'minArea' | 'maxArea';
  filters: ListingFilters;
  /** Riyals. */
  steps?: readonly number[];
}

/** Prices in riyals, areas in the unit that the visitor chose. */
export function AmountField({ name, filters, steps = [] }: AmountFieldProps) {
  const { t } = useTranslation('search');
  const { language } = useLanguage();
  const areaUnit = useAtomValue(areaUnitAtom);
  const list = useId();
  return (
    <Field label={t(name, { unit: areaUnits[areaUnit].symbol[language] })}>
      <Input
        inputMode="numeric"
        pattern={amount}
        maxLength={14}
        title={t('digitsOnly')}
        placeholder={t('noLimit')}
        autoComplete="off"
        name={name}
        list={steps.length === 0 ? undefined : list}
        defaultValue={shownValue(name, filters, { language, areaUnit })}
        className="location-field"
      />
      {steps.length > 0 && (
        <datalist id={list}>
          {steps.map((step) => (
            <option key={step}>{formatNumber(step, language)}</option>
          ))}
        </datalist>
      )}
    </Field>
  );
}

/** Steps fit the deal: a sale begins where rents end. */
export function PriceField({ name, filters }: { name: 'minPrice' | 'maxPrice'; filters: ListingFilters }) {
  return <AmountField name={name} filters={filters} steps={priceSteps[dealIn(filters) ?? 'both'][name]} />;
}

/** For the reader of the form, with scripts and without. */
export function AreaUnitInput() {
  return <input type="hidden" name={areaUnitParam} value={useAtomValue(areaUnitAtom)} />;
}
