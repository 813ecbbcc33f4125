import { hash, verify } from '@node-rs/argon2';

let decoy: Promise<string> | undefined;

/** As slow without a hash, so that time tells of no name. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  if (passwordHash !== null) return verify(passwordHash, password);
  decoy ??= hash('no such user');
  await verify(await decoy, password);
  return false;
}
