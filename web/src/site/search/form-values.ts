import { formatNumber } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import {
  areaUnitParam,
  type FilterName,
  type ListingFilters,
  parseFilters,
  wantsToBuy,
} from '#lib/listings/filters.ts';
import { formQuery } from '#lib/form-text.ts';
import { type AreaUnitCode, areaUnits } from '#lib/preferences/area-units.ts';

export interface FormStyle {
  language: Language;
  areaUnit: AreaUnitCode;
}

const amounts = new Set<string>(['minPrice', 'maxPrice', 'minArea', 'maxArea']);

/** As the form shows a filter: amounts in the page's digits, areas in the chosen unit. */
export function shownValue(name: FilterName, filters: ListingFilters, { language, areaUnit }: FormStyle): string {
  const value = filters[name] ?? '';
  if (value === '' || !amounts.has(name)) return value;
  const factor = name.endsWith('Area') ? areaUnits[areaUnit].factor : 1;
  return formatNumber(Math.round(Number(value) * factor), language);
}

/** Null: both rent and sale are shown. */
export function dealIn(filters: Pick<ListingFilters, 'type' | 'status'>): 'Rent' | 'Sell' | null {
  if (wantsToBuy(filters)) return 'Sell';
  const { type, status = '' } = filters;
  return /^rent$/i.test(type ?? '') || (type === undefined && status.endsWith('rent')) ? 'Rent' : null;
}

/** A sentence that stayed keeps the parts that were taken out of it. */
export function chosenIn(form: HTMLFormElement, before: ListingFilters): ListingFilters {
  const { without, ...read } = parseFilters(formQuery(form));
  // an older address may name a kind there, for which the box has no choice
  const kind = read.type === undefined && dealIn(before) === null ? before.type : undefined;
  const chosen = kind === undefined ? read : { ...read, type: kind };
  return chosen.city === before.city && without !== undefined ? { ...chosen, without } : chosen;
}

/** Back, or a chip: each field shows what is filtered now, but for text that is being typed or cannot be read. */
export function fillForm(form: HTMLFormElement, filters: ListingFilters, style: FormStyle): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'radio')
      field.checked = field.value === (dealIn(filters) ?? '');
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      const isTyped = field instanceof HTMLInputElement && (field === document.activeElement || !field.checkValidity());
      if (isTyped || field.type === 'hidden' || field.name === areaUnitParam) continue;
      const value = shownValue(field.name as FilterName, filters, style);
      field.value = field.name === 'category' || field.name === 'subType' ? value.toLowerCase() : value;
    }
  }
}
