/** Fields of the list's box alone. */
import type { BoundParam, ChoiceField as Choices, ChoiceParam } from '@manzil/core/listings/filter-params';
import { useTranslation } from 'react-i18next';
import { useListingWords } from '#lib/listings/use-listing-words.ts';
import { Field, Input, Select } from '#ui/field.tsx';

interface ChoiceFieldProps {
  field: Choices;
  param: ChoiceParam;
  choices: readonly string[];
  value: string | undefined;
}

/** Of a fact that is one of a few words. */
export function ChoiceField({ field, param, choices, value }: ChoiceFieldProps) {
  const { t } = useTranslation('search');
  const { factOf, choiceOf } = useListingWords();
  return (
    <Field label={factOf(field)}>
      <Select name={param} defaultValue={value ?? ''}>
        <option value="">{t('any')}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choiceOf(field, choice)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface NumberFieldProps {
  name: BoundParam;
  label: string;
  value: string | undefined;
}

/** Western, Arabic or Persian: `type="number"` refuses the last two. */
const digits = '[0-9\u0660-\u0669\u06f0-\u06f9]{1,8}';

export function NumberField({ name, label, value }: NumberFieldProps) {
  const { t } = useTranslation('search');
  return (
    <Field label={label}>
      <Input
        inputMode="numeric"
        pattern={digits}
        maxLength={8}
        title={t('digitsOnly')}
        placeholder={t('noLimit')}
        autoComplete="off"
        name={name}
        defaultValue={value}
      />
    </Field>
  );
}
