import type { HttpAnswer } from '../../http/http-client.ts';

/** From RCP-10 `EntityId`, OData 8.3.3 `OData-EntityId`, or the last part of `Location`. */
export function entityId({ headers }: HttpAnswer): string | null {
  const id = headers['entityid']?.replace(/^"|"$/g, '');
  if (id !== undefined && id !== '') return id.slice(0, 200);
  const address = headers['odata-entityid'] ?? headers['location'] ?? '';
  const quoted = /\('([^']{1,200})'\)$/.exec(decoded(address))?.[1] ?? /\((\w{1,200})\)$/.exec(address)?.[1];
  return quoted ?? null;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
