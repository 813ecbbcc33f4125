import { categoriesOf, type Kind } from '../../listings/kinds.ts';

/**
 * Square metres for one person. An office: ten, the density that the British Council for Offices plans with (one desk for
 * each 10 m²). Workers' housing: six, the least that Qatar's Minister of Municipality allows a worker (decision 18 of
 * 2014).
 */
export const metresPerPerson = { work: 10, housing: 6 } as const;

/** The least area for so many, in square metres; null for homes: families share rooms. @param kinds none: any */
export function areaForPeople(people: number, kinds: readonly Kind[]): { area: number; each: number } | null {
  if (kinds.includes('labour-camp')) return areaOf(people, metresPerPerson.housing);
  const areHomes = kinds.length > 0 && kinds.every((kind) => categoriesOf(kind)[0] === 'residential');
  return areHomes ? null : areaOf(people, metresPerPerson.work);
}

const areaOf = (people: number, each: number) => ({ area: people * each, each });
