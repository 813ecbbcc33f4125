import { ownValue } from '../platform/own-value.ts';

/** A search engine's least. */
const needed: Readonly<Record<string, readonly string[]>> = {
  RealEstateAgent: ['name', 'url', 'address', 'telephone'],
  RealEstateListing: ['name', 'url', 'offers', 'image'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  WebSite: ['name', 'url'],
};

function thingsOf(block: unknown): Record<string, unknown>[] {
  if (Array.isArray(block)) return block.flatMap((one) => thingsOf(one));
  if (typeof block !== 'object' || block === null) return [];
  const thing = block as Record<string, unknown>;
  return Array.isArray(thing['@graph']) ? thingsOf(thing['@graph']) : [thing];
}

const typeNames = (thing: Record<string, unknown>): string[] =>
  [thing['@type']].flat().filter((type): type is string => typeof type === 'string');

export const typesOf = (block: unknown): string[] => thingsOf(block).flatMap((thing) => typeNames(thing));

/** As `Type.member`. */
export function lacksOf(block: unknown): string[] {
  return thingsOf(block).flatMap((thing) => {
    const types = typeNames(thing);
    if (types.length === 0) return ['@type'];
    return types.flatMap((type) =>
      (ownValue(needed, type) ?? []).filter((member) => isEmpty(thing[member])).map((member) => `${type}.${member}`),
    );
  });
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
