/** No index holds much more. */
const mostCharacters = 500;

/** Null for one too long: our reference still knows the record. */
export function keptCrmId(id: string | null): string | null {
  const kept = (id ?? '').replaceAll('\u0000', '').toWellFormed();
  return kept === '' || kept.length > mostCharacters ? null : kept;
}
