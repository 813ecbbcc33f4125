/** Listings of a set in the carousel. */
export const setSize = 3;

/** How many sets `count` listings make. */
export const setCount = (count: number): number => Math.ceil(count / setSize);

/** The set that is `by` steps from `set`; both ends wrap around. */
export function stepSet(set: number, by: 1 | -1, sets: number): number {
  return (set + by + sets) % sets;
}
