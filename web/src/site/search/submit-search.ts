import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { filterSearch, parseFilters } from '#lib/listings/filters.ts';

/** Without scripts the browser sends the form; with them the router goes to the same address, without empty parts. */
export function useSearchForm() {
  const { link } = useLanguage();
  const navigate = useNavigate();
  const action = link('/properties');
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') query.set(name, value);
    void navigate(action + filterSearch(parseFilters(query)));
  };
  return { action, method: 'get' as const, onSubmit };
}
