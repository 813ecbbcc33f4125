import { facts } from '@manzil/core/listings/facts';
import type { RoomsParam } from '@manzil/core/listings/filter-params';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPrice } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { FactStyle } from '#lib/listings/fact-text.ts';
import { useFactText } from '#lib/listings/use-fact-text.ts';
import { kindWord } from './kind-word.ts';

const longest = 120;

export function useFieldWords() {
  const { t } = useTranslation(['adminProperties', 'listingFields']);
  const { t: factWord } = useTranslation('facts');
  const { language } = useLanguage();

  // staff read riyals and square metres always
  const style: FactStyle = {
    language,
    currency: 'QAR',
    areaUnit: 'sqm',
    perArea: (unit) => t('listingFields:perArea', { unit }),
  };

  const { textOf } = useFactText(style);

  function valueOf(field: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (field === 'images' || field === 'plans' || field === 'imageTexts') {
      const count = Array.isArray(value) ? value.length : 0;
      return t('pictures.count', { count, formatted: formatNumber(count, language) });
    }
    if (Array.isArray(value)) return value.length === 0 ? t('nothing') : value.join(language === 'ar' ? '، ' : ', ');
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
    const fact = facts.find((one) => (one.field as string) === field);
    if (fact !== undefined) return textOf(fact, text) ?? text;
    if (field === 'price') return formatPrice(text, language) ?? text;
    if (field === 'status')
      return (t as (key: string, options: object) => string)(`status.${text}`, { defaultValue: text });
    if (field === 'deal')
      return (t as (key: string, options: object) => string)(`deal.${text}`, { defaultValue: text });
    if (field === 'category') return kindWord(t, 'category', text);
    if (field === 'subcategory') return kindWord(t, 'subType', text);
    return text.length > longest ? `${text.slice(0, longest)}…` : text;
  }
  const nameOf = (field: string): string => {
    if (facts.some((one) => (one.field as string) === field)) return factWord(`name.${field as 'floor'}`);
    const common = t(`listingFields:name.${field as RoomsParam}`, { defaultValue: '' });
    return common === '' ? t(`fields.${field as 'title'}`, { defaultValue: field }) : common;
  };
  return { nameOf, valueOf, factOf: textOf };
}
