/** Ids that a CRM gives its records, as they are kept here. */

/** No index holds much more than this. */
const mostCharacters = 500;

/**
 * The id as it can be stored and compared; null for one that is none, or too long for that: its record is known by our
 * reference all the same.
 */
export function keptCrmId(id: string | null): string | null {
  const kept = (id ?? '').replaceAll('\u0000', '').toWellFormed();
  return kept === '' || kept.length > mostCharacters ? null : kept;
}
