import { useQuery } from '@tanstack/react-query';
import { MapPin, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { changeFilters, filterNames, filterSearch, type ListingFilters } from '#lib/listings/filters.ts';
import { facetsQuery, propertyListQuery } from '#lib/listings/queries.ts';
import type { UnderstoodPart } from '#lib/listings/types.ts';
import { useFilterLabels } from './filter-labels.ts';

const mostPlaces = 4;

/** Districts nearby, and searches with one filter less. */
export function EmptySuggestions({ filters }: { filters: ListingFilters }) {
  const { t } = useTranslation(['filters', 'search']);
  const { language } = useLanguage();
  const { data: facets } = useQuery(facetsQuery(language, filters));
  const { data: list } = useQuery(propertyListQuery(filters, language));
  const labelOf = useFilterLabels(filters);
  const places = filters.city === undefined ? [] : (facets?.places ?? []).slice(0, mostPlaces);
  const active = filterNames.filter((name) => filters[name] !== undefined);
  if (places.length === 0 && active.length < 2) return null;
  return (
    <div className="mt-8 w-full max-w-2xl space-y-6 border-t border-sand-300 pt-7">
      {places.length > 0 && (
        <Suggestions title={t('suggest.places')}>
          {places.map(({ value, label, count }) => (
            <Suggestion
              key={value}
              filters={changeFilters(filters, {
                city: elsewhere(filters.city ?? '', list?.understood, label),
                without: filters.without,
              })}
              icon={<MapPin className="size-3.5" />}
            >
              {t('search:optionWithCount', { label, number: formatNumber(count, language) })}
            </Suggestion>
          ))}
        </Suggestions>
      )}
      {active.length > 1 && (
        <Suggestions title={t('suggest.fewer')}>
          {active.map((name) => (
            <Suggestion
              key={name}
              filters={changeFilters(filters, { [name]: undefined })}
              icon={<X className="size-3.5" />}
              label={t('chips.remove', { filter: labelOf(name) })}
            >
              {labelOf(name)}
            </Suggestion>
          ))}
        </Suggestions>
      )}
    </div>
  );
}

/** The same sentence about another district: its number is counted so. */
function elsewhere(sentence: string, understood: readonly UnderstoodPart[] = [], place: string): string {
  const rest = understood
    .filter(({ thing }) => thing === 'place')
    .reduce((text, { words }) => text.replace(words, ' '), sentence);
  return understood.length === 0 ? place : `${rest} ${place}`.replaceAll(/\s+/g, ' ').trim();
}

function Suggestions({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-sm font-semibold text-stone-700">{title}</h3>
      <ul className="mt-3 flex flex-wrap justify-center gap-2">{children}</ul>
    </div>
  );
}

interface SuggestionProps {
  filters: ListingFilters;
  icon: ReactNode;
  label?: string;
  children: ReactNode;
}

function Suggestion({ filters, icon, label, children }: SuggestionProps) {
  const { link } = useLanguage();
  return (
    <li>
      <Link
        to={link('/properties') + filterSearch(filters)}
        preventScrollReset
        aria-label={label}
        className="inline-flex h-9 items-center gap-1.5 rounded-full border border-sand-300 bg-white px-3.5 text-sm font-medium text-stone-700 hover:border-maroon-600 hover:text-maroon-700"
      >
        <span aria-hidden className="text-maroon-700">
          {icon}
        </span>
        {children}
      </Link>
    </li>
  );
}
