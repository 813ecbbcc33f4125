import { fieldsOfSection } from '@manzil/core/listings/fields';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { agentChoicesQuery, propertySummaryQuery } from '../api/admin-properties.ts';
import { kindWord, typeWord } from '../property-words.ts';
import { ChoiceField, TextField } from './form-fields.tsx';
import { decimalInput, PlainField } from './plain-field.tsx';
import { buildingTypes, dealTypes, formStatuses, isPrice, type FormValues } from './form-values.ts';

const usualCategories = ['residential', 'commercial', 'industrial', 'retail', 'office', 'hospitality'];

/** With entries of their own below. */
const ownFacts: ReadonlySet<string> = new Set(['type', 'price', 'category', 'subcategory', 'area']);

/** A listing that came without a price may stay without. */
export function FactSection({ priceMayBeEmpty }: { priceMayBeEmpty: boolean }) {
  const { t } = useTranslation('adminProperties');
  const { control } = useFormContext<FormValues>();
  const [type, status, category] = useWatch({ control, name: ['type', 'status', 'category'] });
  const { data: summary } = useQuery(propertySummaryQuery);
  const known: readonly string[] = [...buildingTypes, ...dealTypes];
  const categories = [
    ...new Set([...usualCategories, ...(summary?.categories ?? []).map(({ value }) => value.toLowerCase())]),
  ];
  const typeOption = (value: string) => (
    <option key={value} value={value}>
      {typeWord(t, value)}
    </option>
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <ChoiceField name="type" required>
        <optgroup label={t('form.buildings')}>{buildingTypes.map(typeOption)}</optgroup>
        <optgroup label={t('form.deals')}>
          {[...dealTypes, ...(known.includes(type) ? [] : [type])].map(typeOption)}
        </optgroup>
      </ChoiceField>
      <ChoiceField
        name="status"
        required
        options={[...formStatuses, ...(status === 'available' ? (['available'] as const) : [])].map((value) => [
          value,
          t(`status.${value}`),
        ])}
      />
      <TextField
        name="price"
        required={!priceMayBeEmpty}
        {...decimalInput}
        placeholder="750000"
        hint={t('form.priceHint')}
        validate={(text) => (text.trim() === '' && priceMayBeEmpty) || isPrice(text) || t('invalid.price')}
      />
      <ChoiceField
        name="category"
        none={t('form.none')}
        options={[
          ...categories,
          ...(category === '' || categories.includes(category.toLowerCase()) ? [] : [category]),
        ].map((value) => [value === category.toLowerCase() ? category : value, kindWord(t, 'category', value)])}
      />
      <TextField name="subcategory" list="building-kinds" maxLength={80} hint={t('form.subcategoryHint')} />
      <datalist id="building-kinds">
        {(summary?.subcategories ?? []).map(({ value }) => (
          <option key={value} value={value}>
            {kindWord(t, 'subType', value)}
          </option>
        ))}
      </datalist>
      <PlainField name="area" hint={t('form.areaHint')} />
      {fieldsOfSection('facts')
        .filter((name) => name !== 'status')
        .filter((name) => !ownFacts.has(name))
        .map((name) => (
          <PlainField key={name} name={name} />
        ))}
    </div>
  );
}

export function PlaceSection() {
  const { data: summary } = useQuery(propertySummaryQuery);
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <TextField name="address" required className="sm:col-span-2 lg:col-span-3" maxLength={300} />
      <TextField name="city" required list="known-cities" maxLength={100} />
      <datalist id="known-cities">
        {(summary?.cities ?? []).map(({ value }) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </datalist>
      {fieldsOfSection('place')
        .filter((name) => name !== 'address' && name !== 'city')
        .map((name) =>
          name === 'zipCode' ? (
            <TextField key={name} name={name} writing="ltr" maxLength={20} />
          ) : (
            <PlainField key={name} name={name} />
          ),
        )}
    </div>
  );
}

export function ManageSection({ referenceFixed }: { referenceFixed: boolean }) {
  const { t } = useTranslation('adminProperties');
  const { register } = useFormContext<FormValues>();
  const { data: agents } = useQuery(agentChoicesQuery);
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <ChoiceField name="agentId" none={t('form.noAgent')} options={(agents ?? []).map(({ id, name }) => [id, name])} />
      <TextField
        name="referenceId"
        hint={t(referenceFixed ? 'form.referenceFixed' : 'form.referenceHint')}
        writing="ltr"
        maxLength={64}
        readOnly={referenceFixed}
      />
      <label className="flex min-h-12 items-center gap-3 self-start rounded-md border border-sand-300 px-3.5 sm:mt-7">
        <input type="checkbox" className="size-5 accent-maroon-700" {...register('isActive')} />
        <span className="text-sm">
          <span className="block font-medium text-ink">{t('fields.isActive')}</span>
          <span className="text-xs text-stone-600">{t('form.activeHint')}</span>
        </span>
      </label>
    </div>
  );
}
