import { randomBytes } from 'node:crypto';
import argon2 from '@node-rs/argon2';

/** OWASP's least for argon2id (19 MiB, 2 rounds, 1 thread), written down: another release of the library changes nothing. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const current = `$argon2id$v=19$m=${String(cost.memoryCost)},t=${String(cost.timeCost)},p=${String(cost.parallelism)}$`;

/** One password however a keyboard composes its letters (NIST SP 800-63B). */
const normalised = (password: string): string => password.normalize('NFKC');

/** argon2id, encoded with its parameters. */
export const hashPassword = (password: string): Promise<string> => argon2.hash(normalised(password), cost);

const encoded = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');

/** Of no password: judging one by it takes as long as by a hash of today. */
export const nobodysHash = `${current}${encoded(16)}$${encoded(32)}`;

/** `isStale`: right, but kept with other parameters or not normalised; hash it anew. */
export interface Verdict {
  matches: boolean;
  isStale: boolean;
}

/** @param stored encoded argon2; those from before normalising still open */
export async function judgePassword(stored: string, password: string): Promise<Verdict> {
  if (await argon2.verify(stored, normalised(password))) return { matches: true, isStale: !stored.startsWith(current) };
  const asTyped = password !== normalised(password) && (await argon2.verify(stored, password));
  return { matches: asTyped, isStale: asTyped };
}
