import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { formQuery } from '#lib/form-text.ts';
import { filterSearch, parseFilters } from '#lib/listings/filters.ts';

/** Without scripts the browser sends the form; else the router goes there, without empty parts. */
export function useSearchForm() {
  const { link } = useLanguage();
  const navigate = useNavigate();
  const action = link('/properties');
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(action + filterSearch(parseFilters(formQuery(event.currentTarget))));
  };
  return { action, method: 'get' as const, onSubmit };
}
