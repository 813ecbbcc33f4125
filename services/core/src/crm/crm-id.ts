/** No index holds much more. */
const mostCharacters = 500;

/** As it can be stored and compared; null for one too long: the record is still known by our reference. */
export function keptCrmId(id: string | null): string | null {
  const kept = (id ?? '').replaceAll('\u0000', '').toWellFormed();
  return kept === '' || kept.length > mostCharacters ? null : kept;
}
