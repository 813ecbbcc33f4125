import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { changeFilters, filterNames, filterSearch, type ListingFilters } from '#lib/listings/filters.ts';
import { Chip, focusResults } from './chip.tsx';
import { useFilterLabels } from './filter-labels.ts';

/** Links: they work without scripts. */
export function FilterChips({ filters }: { filters: ListingFilters }) {
  const { t } = useTranslation('filters');
  const { link } = useLanguage();
  const labelOf = useFilterLabels(filters);
  const active = filterNames.filter((name) => filters[name] !== undefined);
  if (active.length === 0) return null;
  const href = (search: string) => link('/properties') + search;
  return (
    <ul aria-label={t('chips.label')} className="flex flex-wrap items-center gap-2">
      {active.map((name) => {
        const label = labelOf(name);
        return (
          <li key={name}>
            <Chip
              to={href(filterSearch(changeFilters(filters, { [name]: undefined })))}
              name={t('chips.remove', { filter: label })}
            >
              {label}
            </Chip>
          </li>
        );
      })}
      {active.length > 1 && (
        <li>
          <Link
            to={href(filterSearch({ sort: filters.sort }))}
            preventScrollReset
            onClick={focusResults}
            className="inline-flex h-9 items-center px-2 text-sm font-semibold text-maroon-700 underline-offset-4 hover:underline"
          >
            {t('chips.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}
