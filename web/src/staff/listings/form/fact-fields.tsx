import type { Deal } from '@manzil/core/listings/deal';
import { hasFact } from '@manzil/core/listings/fact-kinds';
import { facts, type Fact } from '@manzil/core/listings/facts';
import { factGroups, type Field } from '@manzil/core/listings/field';
import { listingFields } from '@manzil/core/listings/fields';
import { kindOfWord } from '@manzil/core/listings/kinds';
import { ownValue } from '@manzil/core/platform/own-value';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldWords } from '#staff-lib/listings/use-field-words.ts';
import { ChoiceField, TextField } from './form-fields.tsx';
import type { FormValues } from './form-values.ts';
import { PlainField } from './plain-field.tsx';

const unitHints = {
  months: 'months',
  m: 'metres',
  'm²': 'squareMetres',
  kW: 'kilowatts',
  QAR: 'riyals',
  'QAR/m²/month': 'rate',
} as const;

/** In their groups: those that the chosen kind and deal have, and what is filled in already. */
export function FactFields() {
  const { t } = useTranslation('facts');
  const { control, getValues } = useFormContext<FormValues>();
  const [subcategory, deal] = useWatch({ control, name: ['subcategory', 'deal'] });
  const kind = kindOfWord(subcategory);
  const shown = facts.filter(
    ({ field, place }) => hasFact(place, kind, deal === '' ? null : (deal as Deal)) || getValues(field) !== '',
  );
  return factGroups.map((group) => {
    const own = shown.filter(({ place }) => place.group === group);
    return own.length === 0 ? null : (
      <fieldset key={group} className="mt-6">
        <legend className="mb-3 text-sm font-semibold text-stone-700">{t(`group.${group}`)}</legend>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {own.map((fact) => (
            <FactInput key={fact.field} fact={fact} />
          ))}
        </div>
      </fieldset>
    );
  });
}

function FactInput({ fact }: { fact: Fact }) {
  const { t } = useTranslation('adminProperties');
  const { factOf: textOf } = useFieldWords();
  const { field } = fact;
  const rule: Field = listingFields[field];
  if (rule.kind === 'choice')
    return (
      <ChoiceField
        name={field}
        none={t('form.unknown')}
        options={rule.choices.map((one) => [one, textOf(fact, one) ?? one])}
      />
    );
  if (rule.kind === 'day') return <TextField name={field} type="date" writing="time" />;
  const unit = ownValue(unitHints, fact.unit ?? '');
  return <PlainField name={field} hint={unit === undefined ? undefined : t(`form.unit.${unit}`)} />;
}
