import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { changeFilters, filterNames, filterSearch, type ListingFilters, sorts } from '#lib/listings/filters.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/field.tsx';

/** Has its own button without scripts. */
export function SortSelect({ filters }: { filters: ListingFilters }) {
  const { t } = useTranslation('filters');
  const { link } = useLanguage();
  const navigate = useNavigate();
  const action = link('/properties');
  return (
    <form action={action} method="get" className="flex items-center gap-2.5">
      {filterNames.map((name) =>
        filters[name] === undefined ? null : <input key={name} type="hidden" name={name} value={filters[name]} />,
      )}
      {filters.without !== undefined && <input type="hidden" name="without" value={filters.without} />}
      <label htmlFor="sort" className="shrink-0 text-sm text-stone-600">
        {t('sort.label')}
      </label>
      <Select
        id="sort"
        name="sort"
        key={filters.sort}
        defaultValue={filters.sort}
        className="h-11! w-auto min-w-40 text-sm"
        onChange={(event) => {
          const sort = sorts.find((one) => one === event.currentTarget.value) ?? 'newest';
          void navigate(action + filterSearch(changeFilters(filters, { sort })), { preventScrollReset: true });
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </Select>
      <span className="hidden noscript:contents">
        <Button type="submit" variant="secondary" size="sm">
          {t('sort.apply')}
        </Button>
      </span>
    </form>
  );
}
