interface Placed {
  url: string;
}

/**
 * A small picture arrives before a large one that was chosen first: the newcomer goes before the first picture that was
 * chosen after it, else to the end. What people move stays where they moved it.
 *
 * @param chosenAt when each picture of this form was chosen; those of before have no entry
 */
export function inChosenOrder<T extends Placed>(
  pictures: readonly T[],
  newcomer: T,
  chosenAt: ReadonlyMap<string, number>,
): T[] {
  const own = chosenAt.get(newcomer.url) ?? Number.POSITIVE_INFINITY;
  const later = pictures.findIndex(({ url }) => (chosenAt.get(url) ?? Number.NEGATIVE_INFINITY) > own);
  return later < 0 ? [...pictures, newcomer] : pictures.toSpliced(later, 0, newcomer);
}
