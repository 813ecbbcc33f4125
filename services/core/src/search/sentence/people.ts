import { categoriesOf, type Kind } from '../../listings/kinds.ts';

/**
 * Square metres for one person. An office: ten, about what the British Council for Offices plans for a desk. Workers'
 * housing: six, the least for each bed by decision 18 of 2014 of Qatar's Minister of Labour and Social Affairs.
 */
export const metresPerPerson = { work: 10, housing: 6 } as const;
/** What people need it for. */
export type Space = keyof typeof metresPerPerson;

/** The least area for so many, in square metres; null for homes: families share rooms. @param kinds none: any */
export function areaForPeople(people: number, kinds: readonly Kind[]): { area: number; space: Space } | null {
  if (kinds.includes('labour-camp')) return areaOf(people, 'housing');
  const areHomes = kinds.length > 0 && kinds.every((kind) => categoriesOf(kind)[0] === 'residential');
  return areHomes ? null : areaOf(people, 'work');
}

const areaOf = (people: number, space: Space) => ({ area: people * metresPerPerson[space], space });
