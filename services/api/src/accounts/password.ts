import { hash, verify } from '@node-rs/argon2';

let decoy: Promise<string> | undefined;

/**
 * Checks a password against an argon2id hash. Without a hash (no such user) it does the same work, so that the time
 * taken does not tell whether a name exists.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  if (passwordHash !== null) return verify(passwordHash, password);
  decoy ??= hash('no such user');
  await verify(await decoy, password);
  return false;
}
