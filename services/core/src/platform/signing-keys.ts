/** The first signs; all of them verify: while a key is being replaced, what the one before signed still holds. */
export type SigningKeys = readonly [string, ...string[]];

/** @param former the key before; undefined: none is being replaced */
export const signingKeys = (key: string, former: string | undefined): SigningKeys =>
  former === undefined ? [key] : [key, former];
