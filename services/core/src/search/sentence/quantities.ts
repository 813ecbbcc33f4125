import { squareMetresPerSquareFoot } from '../../platform/units.ts';
import type { Item } from './items.ts';
import type { Comparison, Unit } from './meaning.ts';

export interface Quantities {
  /** `2`, `4+`. */
  bedrooms?: string;
  bathrooms?: string;
  /** Whole QAR. */
  minPrice?: number;
  maxPrice?: number;
  /** Whole square metres. */
  minArea?: number;
  maxArea?: number;
  people?: number;
}

/** One quantity, said by the items from `from` to before `to`. */
export interface SaidQuantity {
  said: Quantities;
  from: number;
  to: number;
  /** A number alone: nothing says what it counts. */
  bare: boolean;
}

type Amount = { value: number; plus: boolean; scaled: boolean };
type Bound = { min?: number; max?: number };

/** 15 % less to 15 % more. */
const leeway = 0.15;
/** A bare number from here on is a price: no home has so many rooms. */
const leastBarePrice = 1_000;
/** `2m` are millions, `200m` are metres. */
const mostMillions = 50;

/** In their order. What follows a number belongs to it before what stands in front of the next. */
export function readQuantities(items: readonly Item[]): SaidQuantity[] {
  const found: SaidQuantity[] = [];
  /** before it: other numbers' */
  let from = 0;
  for (let at = 0; at < items.length; at = Math.max(at + 1, from)) {
    const item = items[at]!;
    if (item.type === 'rooms') {
      const { limit, start, end } = limitAround(items, at, at + 1, from);
      const value = String(item.value) + (limit === 'min' ? '+' : '');
      found.push({ said: { [item.unit]: value }, from: start, to: end, bare: false });
      from = end;
      continue;
    }
    const first = amountAt(items, at);
    if (first === null) continue;
    const group = readGroup(items, at, first, from);
    if (Object.keys(group.said).length > 0) found.push(group);
    from = group.to;
  }
  return found;
}

/** All of a sentence; the later of two that contradict each other counts. */
export const quantitiesOf = (items: readonly Item[]): Quantities =>
  Object.assign({}, ...readQuantities(items).map(({ said }) => said)) as Quantities;

function readGroup(items: readonly Item[], start: number, first: Read, from: number): SaidQuantity {
  let unit = unitAt(items, first.end, first.amount);
  let numbersEnd = unit?.end ?? first.end;
  let low: Amount | null = null;
  let high: Amount = first.amount;
  const second = isBetween(items[numbersEnd]) ? amountAt(items, numbersEnd + 1) : null;
  const secondUnit = second === null ? null : unitAt(items, second.end, second.amount);
  if (second !== null && isRange(first.amount, unit?.unit, second.amount, secondUnit?.unit)) {
    low = inScaleOf(first.amount, second.amount);
    high = second.amount;
    numbersEnd = secondUnit?.end ?? second.end;
    unit = secondUnit ?? unit;
  }
  const around = limitAround(items, start, numbersEnd, from);
  let { limit, end } = around;
  // '3 or more bedrooms'
  if (unit === null && end > numbersEnd && !isLarge(high)) {
    unit = unitAt(items, end, high);
    end = unit?.end ?? end;
  }
  const before = start > from ? items[start - 1] : undefined;
  const unitBefore =
    before?.type === 'unit' && (before.unit === 'riyals' || before.unit === 'people') ? before.unit : null;
  const what = whatItCounts(unit?.unit ?? unitBefore, high);
  if (what === 'price' && isOfYear(items[around.start - 1], items[end])) {
    low = low === null ? null : ofOneMonth(low);
    high = ofOneMonth(high);
  }
  // 'شقة من ٣ غرف' has three
  if (limit === 'from') limit = what === 'price' ? 'min' : null;
  return {
    said: quantityOf(what, low, high, limit ?? (high.plus ? 'min' : null)),
    from: Math.min(around.start, unitBefore === null ? start : start - 1),
    to: end,
    bare: unit === null && unitBefore === null && limit === null && low === null && !high.scaled,
  };
}

/** '60k a year': listings say the rent of a month. In 'yearly, 10k monthly' what follows the price counts. */
const isOfYear = (before: Item | undefined, after: Item | undefined): boolean =>
  after?.type === 'deal' ? isYearly(after) : isYearly(before);
const isYearly = (item: Item | undefined): boolean => item?.type === 'deal' && item.yearly === true;
const ofOneMonth = (amount: Amount): Amount => ({ ...amount, value: amount.value / 12 });

/** Not in '3 bedrooms and 10k', '10k and 3 bedrooms', '200 sqm and 10k'. */
function isRange(first: Amount, firstUnit: Unit | undefined, second: Amount, secondUnit: Unit | undefined): boolean {
  if (firstUnit !== undefined && secondUnit !== undefined) return firstUnit === secondUnit;
  const unit = firstUnit ?? secondUnit;
  const [bare, named] = firstUnit === undefined ? [first, second] : [second, first];
  if (unit === 'bedrooms' || unit === 'bathrooms') return !isLarge(bare);
  return unit === undefined || unit === 'riyals' || !bare.scaled || named.scaled;
}

const isLarge = ({ value, scaled }: Amount): boolean => scaled || value >= leastBarePrice;

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

function unitAt(items: readonly Item[], at: number, amount: Amount): { unit: Unit; end: number } | null {
  const item = items[at];
  if (item?.type === 'unit') return { unit: item.unit, end: at + 1 };
  if (item?.type === 'unknown' && item.word === 'm') return { unit: 'sqm', end: at + 1 };
  const next = items[at + 1];
  // '2 - bedroom', '3 big rooms'; '8k for rooms' is no number of rooms
  if (next?.type === 'unit' && (item?.type === 'dash' || (item?.type === 'silent' && !isLarge(amount))))
    return { unit: next.unit, end: at + 2 };
  return null;
}

function isUnit(item: Item | undefined, unit: Unit): boolean {
  return item?.type === 'unit' && item.unit === unit;
}

function isBetween(item: Item | undefined): boolean {
  return (
    item?.type === 'dash' || (item?.type === 'comparison' && (item.comparison === 'to' || item.comparison === 'until'))
  );
}

/** In '5 to 10 thousand' the five are thousands, in '800 to 1 million' the eight hundred. */
function inScaleOf(low: Amount, high: Amount): Amount {
  if (isLarge(low) || !high.scaled) return low;
  const factor = [1_000_000, 1_000].find((scale) => low.value * scale <= high.value);
  return factor === undefined ? low : { ...low, value: low.value * factor, scaled: true };
}

type Limit = 'min' | 'max' | 'about';
/** With where it starts and ends. */
type Around = { limit: Limit | 'from' | null; start: number; end: number };

function limitAround(items: readonly Item[], start: number, end: number, from: number): Around {
  const before = limitBefore(items, start, from);
  return before === null ? { start, ...limitAfter(items, end) } : { ...before, end };
}

function limitBefore(items: readonly Item[], at: number, from: number): Omit<Around, 'end'> | null {
  for (let i = at - 1; i >= Math.max(from, at - 3); i -= 1) {
    const item = items[i]!;
    if (item.type === 'comparison') {
      const limit = item.comparison === 'from' ? 'from' : limitOf(item.comparison);
      return limit === null ? null : { limit, start: i };
    }
    if (!isSkipped(item)) return null;
  }
  return null;
}

/** 'Over QAR 9,000', 'minimum of 3 bedrooms', 'the minimum price is 3 million'. */
function isSkipped(item: Item): boolean {
  return item.type === 'silent' || isUnit(item, 'riyals') || (item.type === 'topic' && item.topic === 'price');
}

/** '10k max', '3 bedrooms or more'; not the 'max' of the next number. */
function limitAfter(items: readonly Item[], at: number): Omit<Around, 'start'> {
  const item = items[at];
  const limit = item?.type === 'comparison' ? limitOf(item.comparison) : null;
  const belongsToNext = !isClosing(item) && (amountAt(items, at + 1) !== null || items[at + 1]?.type === 'rooms');
  return limit === null || belongsToNext ? { limit: null, end: at } : { limit, end: at + 1 };
}

const isClosing = (item: Item | undefined): boolean =>
  item?.type === 'comparison' && (item.comparison === 'or more' || item.comparison === 'or less');

function limitOf(comparison: Comparison): Limit | null {
  if (comparison === 'or more') return 'min';
  if (comparison === 'or less' || comparison === 'until') return 'max';
  return comparison === 'min' || comparison === 'max' || comparison === 'about' ? comparison : null;
}

type Counted = 'bedrooms' | 'bathrooms' | 'area' | 'feet' | 'price' | 'people';

function whatItCounts(unit: Unit | null, amount: Amount): Counted | null {
  if (unit === 'bedrooms' || unit === 'bathrooms' || unit === 'people') return unit;
  if (unit === 'sqm') return 'area';
  if (unit === 'sqft') return 'feet';
  if (unit === 'riyals' || amount.scaled || amount.value >= leastBarePrice) return 'price';
  return null;
}

function quantityOf(what: Counted | null, low: Amount | null, high: Amount, limit: Limit | null): Quantities {
  if (what === null) return {};
  if (what === 'people') return high.value >= 1 ? { people: Math.min(100_000, Math.trunc(high.value)) } : {};
  if (what === 'bedrooms' || what === 'bathrooms') {
    const count = Math.trunc((low ?? high).value);
    const more = low !== null || limit === 'min' ? '+' : '';
    return count >= 1 && count <= 99 ? { [what]: String(count) + more } : {};
  }
  const factor = what === 'feet' ? squareMetresPerSquareFoot : 1;
  // a price alone is a budget, an area alone is what is wanted
  const { min, max } = boundOf(low, high, limit ?? (what === 'price' ? 'max' : 'about'), factor);
  const [least, most] = what === 'price' ? (['minPrice', 'maxPrice'] as const) : (['minArea', 'maxArea'] as const);
  return { ...(min === undefined ? {} : { [least]: min }), ...(max === undefined ? {} : { [most]: max }) };
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
