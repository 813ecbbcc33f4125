import { useTranslation } from 'react-i18next';
import { formatPrice } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { kindWord, typeWord } from './property-words.ts';

const longest = 120;

/** Names and values of a listing's members, as history, overrides and conflicts show them. */
export function useFieldWords() {
  const { t } = useTranslation('adminProperties');
  const { language } = useLanguage();

  function valueOf(field: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (field === 'images' || field === 'imageTexts')
      return t('pictures.count', { count: Array.isArray(value) ? value.length : 0 });
    if (Array.isArray(value)) return value.length === 0 ? t('nothing') : value.join(language === 'ar' ? '، ' : ', ');
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
    if (field === 'price') return formatPrice(text, language) ?? text;
    if (field === 'status')
      return (t as (key: string, options: object) => string)(`status.${text}`, { defaultValue: text });
    if (field === 'type') return typeWord(t, text);
    if (field === 'category') return kindWord(t, 'category', text);
    if (field === 'subcategory') return kindWord(t, 'subType', text);
    return text.length > longest ? `${text.slice(0, longest)}…` : text;
  }
  return {
    nameOf: (field: string) =>
      (t as (key: string, options: object) => string)(`fields.${field}`, { defaultValue: field }),
    valueOf,
  };
}
