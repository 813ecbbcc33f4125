import { unitOf, type Field } from '@manzil/core/listings/field';
import { listingFields } from '@manzil/core/listings/fields';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatYear } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { TextField, type TextFieldProps } from './form-fields.tsx';
import { isBetween, isPrice, isWhole, isWithin, type TextName } from './form-values.ts';

export const decimalInput = { inputMode: 'decimal', writing: 'ltr' } as const;

export function PlainField({ name, hint }: { name: TextName; hint?: string | undefined }) {
  const { t } = useTranslation('adminProperties');
  const { language } = useLanguage();
  const field: Field = listingFields[name];
  // years and house numbers have no marks between their thousands
  const limit = (bound: number): string => (isNamed(field) ? formatYear : formatNumber)(bound, language);
  const check = (text: string): true | string => {
    switch (field.kind) {
      case 'whole':
        if (!isWhole(text)) return t('invalid.whole');
        return (
          isBetween(text, field.min, field.max) ||
          t('invalid.between', { min: limit(field.min), max: limit(field.max) })
        );
      case 'decimal':
        return text.trim() === '' || isPrice(text) || t('invalid.price');
      case 'degrees':
        return isWithin(text, field.max) || t('invalid.coordinate');
      default:
        return true;
    }
  };
  return (
    <TextField
      name={name}
      required={'required' in field && field.required}
      {...inputOf(field)}
      validate={check}
      hint={hint}
    />
  );
}

const isNamed = (field: Field): boolean => unitOf(field) === 'name';

function inputOf(field: Field): Partial<TextFieldProps> {
  if (field.kind === 'whole') return { ...decimalInput, inputMode: 'numeric' };
  if (field.kind === 'decimal' || field.kind === 'degrees') return decimalInput;
  return field.kind === 'text' ? { maxLength: field.max } : {};
}
