import { fieldsOfSection } from '@manzil/core/listings/fields';
import { facts } from '@manzil/core/listings/facts';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { agentChoicesQuery, propertySummaryQuery } from '../api/admin-properties.ts';
import { ChoiceField, TextField } from './form-fields.tsx';
import { DealFields, KindFields } from './kind-fields.tsx';
import { FactFields } from './fact-fields.tsx';
import { decimalInput, PlainField } from './plain-field.tsx';
import { isPrice, type FormValues } from './form-values.ts';

const isFact = (name: string): boolean => facts.some(({ field }) => field === name);

/** With entries of their own below. */
const ownFacts: ReadonlySet<string> = new Set(['deal', 'price', 'category', 'subcategory', 'area']);

interface FactSectionProps {
  /** A listing that came without a price may stay without. */
  priceMayBeEmpty: boolean;
  dealUnsure: boolean;
}

export function FactSection({ priceMayBeEmpty, dealUnsure }: FactSectionProps) {
  const { t } = useTranslation('adminProperties');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <DealFields unsure={dealUnsure} />
        <TextField
          name="price"
          required={!priceMayBeEmpty}
          {...decimalInput}
          placeholder="750000"
          hint={t('form.priceHint')}
          validate={(text) => (text.trim() === '' && priceMayBeEmpty) || isPrice(text) || t('invalid.price')}
        />
        <KindFields />
        <PlainField name="area" hint={t('form.areaHint')} />
        {fieldsOfSection('facts')
          .filter((name) => name !== 'status')
          .filter((name) => !ownFacts.has(name) && !isFact(name))
          .map((name) => (
            <PlainField key={name} name={name} />
          ))}
      </div>
      <FactFields />
    </>
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
        .filter((name) => name !== 'address' && name !== 'city' && !isFact(name))
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
