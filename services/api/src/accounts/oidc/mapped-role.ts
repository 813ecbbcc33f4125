/** More groups than that nobody is in on purpose. */
const mostValues = 1_000;

/**
 * The role that a claim of the id token gives by the operator's list; null: none, and the account keeps its own.
 * @param claim a text or a list of texts; all else says nothing
 * @param roles the first pair that fits wins
 */
export function mappedRole(claim: unknown, roles: readonly (readonly [value: string, role: string])[]): string | null {
  const values = new Set((Array.isArray(claim) ? claim.slice(0, mostValues) : [claim]) as unknown[]);
  return roles.find(([value]) => values.has(value))?.[1] ?? null;
}
