import { categoriesOf, type Kind } from '../../listings/kinds.ts';
import { areaForPeople } from './people.ts';
import type { Part, PartFilter, Thing, Wanted } from './part.ts';

/** Weighs what was understood against the rest of the sentence, and names each part. One without a filter is spoken for. */
export function refinedParts(wanted: readonly Wanted[], source: string): Part[] {
  const kinds = kindsOf(wanted);
  const ids = new Map<string, number>();
  return wanted
    .map((one) => refined(one, kinds, wanted))
    .map((one) => {
      const name = idOf(one);
      const count = (ids.get(name) ?? 0) + 1;
      ids.set(name, count);
      return { ...one, id: count === 1 ? name : `${name}.${String(count)}`, words: source.slice(one.start, one.end) };
    });
}

function kindsOf(wanted: readonly Wanted[]): Kind[] {
  const said = [...new Set(wanted.flatMap(({ filter: { kind } }) => (kind === undefined ? [] : [kind])))];
  // 'فيلا مع كراج': a garage, not a warehouse
  return said.some(isHome) ? said.filter((kind) => kind !== 'warehouse') : said;
}

const isHome = (kind: Kind): boolean => categoriesOf(kind)[0] === 'residential' && kind !== 'land';
/** 'Commercial land', 'residential building'. */
const isOfEither = (kind: Kind): boolean =>
  ['residential', 'commercial'].every((category) => categoriesOf(kind).includes(category));

function refined(one: Wanted, kinds: readonly Kind[], all: readonly Wanted[]): Wanted {
  const { thing, filter } = one;
  const earlier = all.slice(0, all.indexOf(one));
  const isSaid = (test: (other: PartFilter) => boolean) => earlier.some((other) => test(other.filter));
  switch (thing) {
    case 'kind':
    case 'feature':
    case 'place':
      if (isSaid((other) => JSON.stringify(other) === JSON.stringify(filter))) return { ...one, filter: {} };
      if (filter.kind === 'warehouse' && !kinds.includes('warehouse'))
        return { ...one, thing: 'feature', filter: { feature: 'parking' } };
      return one;
    case 'category':
      return kinds.length > 0 && !kinds.some(isOfEither) ? { ...one, filter: {} } : one;
    case 'deal':
      return isSaid(({ deal }) => deal !== undefined) ? { ...one, filter: {} } : one;
    case 'sort':
      return isSaid(({ sort }) => sort !== undefined) ? { ...one, filter: {} } : one;
    case 'people': {
      const needed = areaForPeople(filter.people ?? 0, kinds);
      if (needed === null) return { ...one, filter: {} };
      return { ...one, filter: { ...filter, minArea: needed.area }, space: needed.space };
    }
    default:
      return one;
  }
}

const valued: readonly (keyof PartFilter)[] = ['kind', 'place', 'building', 'feature'];

function idOf({ thing, filter }: { thing: Thing; filter: PartFilter }): string {
  const value = valued.map((name) => filter[name]).find((one) => one !== undefined);
  // a building's name is a listing's own word
  if (value === undefined || thing === 'building') return thing;
  return `${thing}.${String(value).replaceAll(' ', '-')}`;
}
