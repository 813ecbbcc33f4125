/** What a write says of deal, status and kind, brought into one. */
import { dealOfStatus, dealOfWord, statusUnder, type Deal } from './deal.ts';
import { categoriesOf, kindOfWord } from './kinds.ts';
import type { PropertyChange } from './property-change.ts';
import type { PropertyStatus } from './property.ts';

export type DealProblem = 'deal_missing' | 'deal_contradicts';

/** What a request or a file may still say: `type` was deal or kind. */
export interface FormerFields {
  type?: string;
}

interface Said {
  deal: Deal;
  status: PropertyStatus;
  category: string | null;
}

/** `type` of earlier requests: a word for a deal is the deal, any other the kind's, where these do not stand beside it. */
export function inTodaysFields({ type, ...change }: PropertyChange & FormerFields): PropertyChange {
  if (type === undefined) return change;
  const deal = dealOfWord(type);
  if (deal === null) change.subcategory ??= type;
  else change.deal ??= deal;
  return change;
}

/**
 * A deal that changes takes the status along; a status never changes the deal. @param before null: a new listing
 * @returns a problem where both cannot be true, or where nothing says the deal
 */
export function settledChange(before: Said | null, change: PropertyChange): PropertyChange | DealProblem {
  const said = change.status === undefined ? null : dealOfStatus(change.status);
  const deal = change.deal ?? before?.deal ?? said;
  if (deal === null) return 'deal_missing';
  if (said !== null && said !== deal) return 'deal_contradicts';
  const settled: PropertyChange = { ...change };
  if (before === null) settled.deal = deal;
  else if (change.deal !== undefined && change.status === undefined) {
    const status = statusUnder(before.status, deal);
    if (status !== before.status) settled.status = status;
  }
  return withCategory(settled, before?.category ?? null);
}

/** A kind that hangs on one category alone says it. */
function withCategory(change: PropertyChange, known: string | null): PropertyChange {
  if ((change.category ?? known) !== null || change.subcategory == null) return change;
  const kind = kindOfWord(change.subcategory);
  const categories = kind === null ? [] : categoriesOf(kind);
  return categories.length === 1 ? { ...change, category: categories[0]! } : change;
}

/** A field given back to the CRM, with the status that fits. */
export function releasedChange(before: Said, change: PropertyChange): PropertyChange {
  if (change.deal === undefined && change.status === undefined) return change;
  const deal = change.deal ?? before.deal;
  const status = change.status ?? before.status;
  return { ...change, status: statusUnder(status, deal) };
}
