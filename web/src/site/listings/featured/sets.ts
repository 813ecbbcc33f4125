export const setSize = 3;

export const setCount = (count: number): number => Math.ceil(count / setSize);

/** Both ends wrap around. */
export function stepSet(set: number, by: 1 | -1, sets: number): number {
  return (set + by + sets) % sets;
}
