import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { formQuery } from '#lib/form-text.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input, Select } from '#ui/field.tsx';
import { categoryFilterNames, parsePostFilters, type PostFilters, postSearch, postSorts } from './post-filters.ts';

/** Works without scripts too: a form with GET. */
export function PostSearch({ filters }: { filters: PostFilters }) {
  const { t } = useTranslation('blog');
  const { link } = useLanguage();
  const navigate = useNavigate();
  const action = link('/blog');
  const [choices, choose] = useChoices(filters);
  const go = (form: HTMLFormElement) =>
    void navigate(action + postSearch(parsePostFilters(formQuery(form))), { preventScrollReset: true });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(event.currentTarget);
  };
  return (
    <form
      // not the others: a remounted list would lose the focus
      key={filters.search}
      role="search"
      aria-label={t('search.label')}
      action={action}
      method="get"
      onSubmit={onSubmit}
      className="grid gap-3 rounded-xl border border-sand-200 bg-white p-4 shadow-card sm:grid-cols-2 lg:grid-cols-[1fr_14rem_11rem_auto] lg:items-end"
    >
      <Field label={t('search.text')}>
        <Input type="search" name="search" maxLength={100} defaultValue={filters.search} />
      </Field>
      <Field label={t('search.category')}>
        <Select
          name="category"
          value={choices.category}
          onChange={({ currentTarget }) => {
            choose({ ...choices, category: currentTarget.value });
            if (currentTarget.form !== null) go(currentTarget.form);
          }}
        >
          <option value="all">{t('filters.all')}</option>
          {categoryFilterNames.map((name) => (
            <option key={name} value={name}>
              {t(`filters.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('search.sort')}>
        <Select
          name="sort"
          value={choices.sort}
          onChange={({ currentTarget }) => {
            choose({ ...choices, sort: currentTarget.value });
            if (currentTarget.form !== null) go(currentTarget.form);
          }}
        >
          {postSorts.map((name) => (
            <option key={name} value={name}>
              {t(`sorts.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" className="h-12!">
        <Search aria-hidden className="size-4" />
        {t('search.submit')}
      </Button>
    </form>
  );
}

interface Choices {
  category: string;
  sort: string;
}

/**
 * What was chosen last, until the address says otherwise: a second choice, while the first page loads, must not undo
 * it.
 */
function useChoices({ search, category, sort, page }: PostFilters): [Choices, (choices: Choices) => void] {
  const address = postSearch({ search, category, sort, page });
  const [chosen, setChosen] = useState<{ address: string; choices: Choices }>({ address, choices: { category, sort } });
  const behind = chosen.address !== address;
  if (behind) setChosen({ address, choices: { category, sort } });
  return [behind ? { category, sort } : chosen.choices, (choices) => setChosen({ address, choices })];
}
