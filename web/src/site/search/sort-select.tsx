import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { changeFilters, filterNames, filterSearch, type ListingFilters, sorts } from '#lib/listings/filters.ts';
import type { UnderstoodPart } from '#lib/listings/types.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/field.tsx';

interface SortSelectProps {
  filters: ListingFilters;
  /** What the sentence was taken for. */
  understood: readonly UnderstoodPart[];
}

/** Has its own button without scripts. An order that the sentence asks for stands here in its words until another is chosen. */
export function SortSelect({ filters, understood }: SortSelectProps) {
  const { t } = useTranslation('filters');
  const { link } = useLanguage();
  const navigate = useNavigate();
  const action = link('/properties');
  const gone = filters.without?.split(',') ?? [];
  const said = understood.find(({ id, thing }) => thing === 'sort' && !gone.includes(id));
  const shown = said !== undefined && filters.sort === 'newest' ? said.words : undefined;
  const without = said === undefined ? filters.without : [...gone, said.id].join(',');
  return (
    <form action={action} method="get" className="flex items-center gap-2.5">
      {filterNames.map((name) =>
        filters[name] === undefined ? null : <input key={name} type="hidden" name={name} value={filters[name]} />,
      )}
      {without !== undefined && <input type="hidden" name="without" value={without} />}
      <label htmlFor="sort" className="shrink-0 text-sm text-stone-600">
        {t('sort.label')}
      </label>
      <Select
        id="sort"
        name="sort"
        key={shown ?? filters.sort}
        defaultValue={shown === undefined ? filters.sort : ''}
        className="h-11! w-auto max-w-60 min-w-40 text-sm"
        onChange={(event) => {
          const sort = sorts.find((one) => one === event.currentTarget.value) ?? 'newest';
          void navigate(action + filterSearch(changeFilters(filters, { sort, without })), { preventScrollReset: true });
        }}
      >
        {shown !== undefined && <option value="">{shown}</option>}
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
