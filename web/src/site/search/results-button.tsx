import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { ListingFilters } from '#lib/listings/filters.ts';
import { propertyListQuery } from '#lib/listings/queries.ts';
import { Button } from '#ui/button.tsx';

interface ResultsButtonProps {
  filters: ListingFilters;
  /** Not before something was chosen: nothing is asked for. */
  counts?: boolean;
  className?: string;
}

/** Says how many there are; sends the form. */
export function ResultsButton({ filters, counts = true, className = '' }: ResultsButtonProps) {
  const { t } = useTranslation('search');
  const { language } = useLanguage();
  const { data, isPlaceholderData } = useQuery({
    ...propertyListQuery(filters, language),
    enabled: counts,
    placeholderData: keepPreviousData,
  });
  const total = data?.pagination.total;
  return (
    <Button type="submit" className={className} aria-busy={isPlaceholderData || undefined}>
      <Search aria-hidden className="size-4" />
      {total === undefined || !counts
        ? t('submit')
        : t('show', { count: total, number: formatNumber(total, language) })}
    </Button>
  );
}
