import { deals } from '@manzil/core/listings/deal';
import type { Kind } from '@manzil/core/listings/kinds';
import { propertyStatuses } from '@manzil/core/listings/property';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { choice, optionsOf } from '#staff-ui/list/choice.ts';
import { propertySummaryQuery } from './api/admin-properties.ts';
import { kindWord } from '#staff-lib/listings/kind-word.ts';
import {
  completenessFilters,
  mandateFilters,
  priceRanges,
  sorts,
  sources,
  visibilities,
} from './property-table-spec.ts';
import { kindName, placeWord } from './property-words.ts';

export function usePropertyToolbar(found: number | undefined) {
  const { t } = useTranslation('adminProperties');
  const { language } = useLanguage();
  const { data: summary } = useQuery(propertySummaryQuery);
  const number = (value: number) => formatNumber(value, language);
  const offered = (values: readonly { value: string }[] | undefined) => (values ?? []).map(({ value }) => value);
  return {
    label: t('filters.label'),
    searchLabel: t('filters.search'),
    searchHint: t('filters.searchHint'),
    filters: [
      choice('deal', t('filters.deal'), deals, (value) => t(`deal.${value}`)),
      choice('kind', t('filters.kind'), offered(summary?.kinds) as Kind[], (value) => kindName(t, value)),
      choice('status', t('filters.status'), propertyStatuses, (value) => t(`status.${value}`)),
      choice('city', t('filters.city'), offered(summary?.cities), (value) => placeWord(value, language)),
      choice('price', t('filters.price'), priceRanges, (value) => t(`price.${value}`)),
      choice('category', t('filters.category'), offered(summary?.categories), (value) =>
        kindWord(t, 'category', value),
      ),
      choice('visibility', t('filters.visibility'), visibilities, (value) => t(`visibility.${value}`)),
      choice('source', t('filters.source'), sources, (value) => t(`source.${value}`)),
      choice('enough', t('filters.enough'), completenessFilters, (value) => t(`enough.${value}`)),
      choice('mandate', t('filters.mandate'), mandateFilters, (value) => t(`mandate.${value}`)),
      choice('unsure', t('filters.unsure'), ['yes'], () => t('unsure.mark')),
    ],
    sorts: optionsOf(sorts, (value) => t(`sort.${value}`)),
    narrowedText:
      found === undefined || summary === undefined
        ? ''
        : t('showing', { count: summary.total, found: number(found), total: number(summary.total) }),
  };
}
