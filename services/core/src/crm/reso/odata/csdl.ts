import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';

/** `Collection(X)` as X. */
export function itemType(type: string): { type: string; collection: boolean } {
  const inner = /^Collection\((.+)\)$/.exec(type)?.[1];
  return { type: inner ?? type, collection: inner !== undefined };
}

export function attributesOf(tag: SaxesTagNS): (name: string) => string | null {
  const attributes = tag.attributes as Record<string, SaxesAttributeNS>;
  return (name) => (Object.hasOwn(attributes, name) ? attributes[name]!.value : null);
}
