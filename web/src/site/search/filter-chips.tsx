import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { changeFilters, filterNames, filterSearch, type ListingFilters } from '#lib/listings/filters.ts';
import { useFilterLabels } from './filter-labels.ts';

/** Links: they work without scripts. */
export function FilterChips({ filters }: { filters: ListingFilters }) {
  const { t } = useTranslation('search');
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
            <Link
              to={href(filterSearch(changeFilters(filters, { [name]: undefined })))}
              preventScrollReset
              onClick={focusNeighbour}
              aria-label={t('chips.remove', { filter: label })}
              className="inline-flex h-9 items-center gap-1.5 rounded-full border border-sand-300 bg-white ps-3.5 pe-2.5 text-sm font-medium text-stone-700 hover:border-maroon-600 hover:text-maroon-700"
            >
              {label}
              <X aria-hidden className="size-3.5" />
            </Link>
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

/** The next chip gets the focus of a removed one. */
function focusNeighbour({ currentTarget }: MouseEvent<HTMLElement>) {
  const item = currentTarget.closest('li');
  const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('a');
  if (neighbour instanceof HTMLElement) neighbour.focus();
  else focusResults();
}

function focusResults() {
  document.querySelector<HTMLElement>('#results')?.focus();
}
