/** What is selected of Property. */
import { askedFields } from './fields.ts';
import type { ResoResource } from './odata/metadata.ts';

/** What we know of the fields that the server has. */
export function selectedFields(property: ResoResource): string[] {
  return [...new Set([property.key, ...askedFields])].filter((field) => property.fields.has(field));
}
