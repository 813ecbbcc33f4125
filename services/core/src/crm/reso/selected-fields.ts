import { askedFields } from './fields.ts';
import type { ResoResource } from './odata/metadata.ts';

export function selectedFields(property: ResoResource): string[] {
  return [...new Set([property.key, ...askedFields])].filter((field) => property.fields.has(field));
}
