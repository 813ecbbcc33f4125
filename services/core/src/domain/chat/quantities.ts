/** The numbers of a message: what each counts, and whether it is a limit. */
import type { ChatFilters } from './filters.ts';
import type { Comparison, Unit } from './lexicon.ts';
import type { Item } from './items.ts';

type Amount = { value: number; plus: boolean; scaled: boolean };
type Bound = { min?: number; max?: number };

const squareMetresPerFoot = 0.092903;
/** 'Around 8,000' is fifteen percent less to fifteen percent more. */
const leeway = 0.15;
/** A bare number from here on is a price: no home has so many rooms, and an area has its unit. */
const leastBarePrice = 1_000;
/** `2m` are millions, `200m` are metres. */
const mostMillions = 50;

/** The filters that the numbers of a message set. */
export function readQuantities(items: readonly Item[]): ChatFilters {
  const filters: ChatFilters = {};
  for (let at = 0; at < items.length;) {
    const item = items[at]!;
    if (item.type === 'rooms') {
      filters[item.unit] = String(item.value) + (comparisonBefore(items, at) === 'min' ? '+' : '');
      at += 1;
      continue;
    }
    const first = amountAt(items, at);
    if (first === null) {
      at += 1;
      continue;
    }
    at = readGroup(items, at, first, filters);
  }
  return filters;
}

/** One number or two with what stands around them; gives where to go on. */
function readGroup(items: readonly Item[], start: number, first: Read, filters: ChatFilters): number {
  let end = first.end;
  let unit = unitAt(items, end);
  if (unit !== null) end = unit.end;
  let low: Amount | null = null;
  let high: Amount = first.amount;
  const second = isBetween(items[end]) ? amountAt(items, end + 1) : null;
  const secondUnit = second === null ? null : unitAt(items, second.end);
  if (second !== null && (unit === null || secondUnit === null || unit.unit === secondUnit.unit)) {
    low = inScaleOf(first.amount, second.amount);
    high = second.amount;
    end = secondUnit?.end ?? second.end;
    unit = secondUnit ?? unit;
  }
  const before = comparisonBefore(items, start);
  const after = comparisonAfter(items, end);
  const comparison = before ?? after?.comparison ?? (high.plus ? 'min' : null);
  if (before === null && after !== null) end = after.end;
  apply(filters, whatItCounts(unit?.unit ?? null, high), low, high, comparison);
  return end;
}

interface Read {
  amount: Amount;
  end: number;
}

/** `10`, `10 k`, `1.5 million`, `مليون`, `٢ مليون ونص`. */
function amountAt(items: readonly Item[], at: number): Read | null {
  const item = items[at];
  if (item?.type === 'amount') return { amount: { value: item.value, plus: false, scaled: true }, end: at + 1 };
  if (item?.type === 'scale') return { amount: { value: item.factor, plus: false, scaled: true }, end: at + 1 };
  if (item?.type !== 'number' && item?.type !== 'count') return null;
  const plus = item.type === 'number' && item.plus;
  const next = items[at + 1];
  if (next?.type === 'scale') return { amount: { value: item.value * next.factor, plus, scaled: true }, end: at + 2 };
  if (next?.type === 'amount' && next.value === 1_500_000)
    return { amount: { value: (item.value + 0.5) * 1_000_000, plus, scaled: true }, end: at + 2 };
  if (next?.type === 'unknown' && next.word === 'm' && item.value <= mostMillions)
    return { amount: { value: item.value * 1_000_000, plus, scaled: true }, end: at + 2 };
  return { amount: { value: item.value, plus, scaled: false }, end: at + 1 };
}

function unitAt(items: readonly Item[], at: number): { unit: Unit; end: number } | null {
  const item = items[at];
  if (item?.type === 'unit') return { unit: item.unit, end: at + 1 };
  if (item?.type === 'unknown' && item.word === 'm') return { unit: 'sqm', end: at + 1 };
  // '2 - bedroom', '3 big rooms' are no other number
  if (item?.type === 'dash' && items[at + 1]?.type === 'unit') return unitAt(items, at + 1);
  return null;
}

function isBetween(item: Item | undefined): boolean {
  return item?.type === 'dash' || (item?.type === 'comparison' && item.comparison === 'to');
}

/** In '5 to 10 thousand' the five are thousands too. */
function inScaleOf(low: Amount, high: Amount): Amount {
  if (low.scaled || !high.scaled) return low;
  const factor = high.value >= 1_000_000 ? 1_000_000 : 1_000;
  return low.value * factor <= high.value ? { ...low, value: low.value * factor, scaled: true } : low;
}

type Limit = Extract<Comparison, 'min' | 'max' | 'about'>;
const isLimit = (comparison: Comparison): comparison is Limit => comparison !== 'between' && comparison !== 'to';

function comparisonBefore(items: readonly Item[], at: number): Limit | null {
  for (let i = at - 1; i >= Math.max(0, at - 3); i -= 1) {
    const item = items[i]!;
    if (item.type === 'comparison') return isLimit(item.comparison) ? item.comparison : null;
    if (item.type !== 'silent' && !(item.type === 'unit' && item.unit === 'riyals')) return null;
  }
  return null;
}

/** '10k max', '3 bedrooms or more'; not the 'max' of the next number. */
function comparisonAfter(items: readonly Item[], at: number): { comparison: Limit; end: number } | null {
  const item = items[at];
  if (item?.type !== 'comparison' || !isLimit(item.comparison)) return null;
  const next = items[at + 1];
  const belongsToNext = next !== undefined && (amountAt(items, at + 1) !== null || next.type === 'rooms');
  return belongsToNext ? null : { comparison: item.comparison, end: at + 1 };
}

type Counted = 'bedrooms' | 'bathrooms' | 'area' | 'feet' | 'price';

function whatItCounts(unit: Unit | null, amount: Amount): Counted | null {
  if (unit === 'bedrooms' || unit === 'bathrooms') return unit;
  if (unit === 'sqm') return 'area';
  if (unit === 'sqft') return 'feet';
  if (unit === 'riyals' || amount.scaled || amount.value >= leastBarePrice) return 'price';
  return null;
}

function apply(
  filters: ChatFilters,
  what: Counted | null,
  low: Amount | null,
  high: Amount,
  limit: Limit | null,
): void {
  if (what === null) return;
  if (what === 'bedrooms' || what === 'bathrooms') {
    const count = Math.trunc((low ?? high).value);
    if (count >= 1 && count <= 99) filters[what] = `${String(count)}${low !== null || limit === 'min' ? '+' : ''}`;
    return;
  }
  const factor = what === 'feet' ? squareMetresPerFoot : 1;
  // a price alone is a budget, an area alone is what is wanted
  const bound = boundOf(low, high, limit ?? (what === 'price' ? 'max' : 'about'), factor);
  const [min, max] = what === 'price' ? (['minPrice', 'maxPrice'] as const) : (['minArea', 'maxArea'] as const);
  if (bound.min !== undefined) filters[min] = bound.min;
  if (bound.max !== undefined) filters[max] = bound.max;
}

function boundOf(low: Amount | null, high: Amount, limit: Limit, factor: number): Bound {
  const whole = (value: number) => Math.min(999_999_999, Math.round(value * factor));
  if (low !== null) {
    const [from, to] = low.value <= high.value ? [low, high] : [high, low];
    return { min: whole(from.value), max: whole(to.value) };
  }
  if (limit === 'min') return { min: whole(high.value) };
  if (limit === 'max') return { max: whole(high.value) };
  return { min: whole(high.value * (1 - leeway)), max: whole(high.value * (1 + leeway)) };
}
