import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { formQuery } from '#lib/form-text.ts';
import { filterSearch, parseFilters } from '#lib/listings/filters.ts';

/** 'Villa for sale', 'شقة للإيجار'. */
const saysDeal = /\b(?:rent|rental|lease|buy|sale|purchase)\b|[إا]يجار|للبيع|شراء|تمليك/i;

/** Nobody chose what the box stood at: the sentence counts. */
const isUntouched = (form: HTMLFormElement): boolean =>
  form.querySelector<HTMLInputElement>('input[name="type"]:checked')?.defaultChecked ?? false;

/** Without scripts the browser sends the form; else the router goes there, without empty parts. */
export function useSearchForm() {
  const { link } = useLanguage();
  const navigate = useNavigate();
  const action = link('/properties');
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = formQuery(event.currentTarget);
    if (saysDeal.test(query.get('city') ?? '') && isUntouched(event.currentTarget)) query.delete('type');
    void navigate(action + filterSearch(parseFilters(query)));
  };
  return { action, method: 'get' as const, onSubmit };
}
