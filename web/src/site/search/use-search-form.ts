import { useAtomValue } from 'jotai';
import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { filterSearch, type ListingFilters } from '#lib/listings/filters.ts';
import { areaUnitAtom } from '#lib/preferences/preference-atoms.ts';
import { chosenIn, fillForm } from './form-values.ts';

/** A pause in typing; ms. */
const pause = 700;

export interface Chosen {
  filters: ListingFilters;
  /** The same field was typed on: no step of its own to go back to. */
  again: boolean;
}

interface SearchFormOptions {
  filters: ListingFilters;
  onChoice: (chosen: Chosen) => void;
  onSubmit: (filters: ListingFilters, form: HTMLFormElement) => void;
}

const isTyped = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type !== 'radio';

/** Taken from a list of suggestions, not typed. */
const isTaken = ({ nativeEvent }: FormEvent): boolean => {
  const type = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
  return type === '' || type === 'insertReplacementText';
};

/**
 * Each choice acts at once, a number when the typing rests, a place when it is left or sent. Fields keep their own
 * state, so that what was filled in before the scripts ran counts too. Without scripts the browser sends the form.
 */
export function useSearchForm({ filters, onChoice, onSubmit }: SearchFormOptions) {
  const { language, link } = useLanguage();
  const areaUnit = useAtomValue(areaUnitAtom);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typedIn = useRef<string | null>(null);
  const search = filterSearch({ ...filters, page: 1 });

  const shown = useRef(search + areaUnit);
  useEffect(() => {
    if (shown.current === search + areaUnit || form.current === null) return;
    shown.current = search + areaUnit;
    fillForm(form.current, filters, { language, areaUnit });
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function act(field: HTMLInputElement | HTMLSelectElement, typing: boolean) {
    clearTimeout(timer.current);
    if (field.form === null || (typing && !field.checkValidity())) return;
    if (!field.reportValidity()) return;
    const chosen = chosenIn(field.form, filters);
    const again = typing && typedIn.current === field.name;
    typedIn.current = typing ? field.name : null;
    if (filterSearch({ ...chosen, page: 1 }) !== search) onChoice({ filters: chosen, again });
    else if (!typing) fillForm(field.form, filters, { language, areaUnit });
  }

  return {
    ref: form,
    action: link('/properties'),
    method: 'get' as const,
    onChange(event: FormEvent<HTMLFormElement>) {
      const { target } = event;
      if (!isTyped(target)) {
        if (target instanceof HTMLSelectElement || target instanceof HTMLInputElement) act(target, false);
      } else if (isTaken(event)) act(target, false);
      else if (target.name !== 'city') {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => act(target, true), pause);
      }
    },
    onBlur({ target }: FocusEvent<HTMLFormElement>) {
      if (isTyped(target)) act(target, false);
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      clearTimeout(timer.current);
      onSubmit(chosenIn(event.currentTarget, filters), event.currentTarget);
    },
  };
}
