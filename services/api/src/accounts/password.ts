import { hash, verify } from '@node-rs/argon2';

let decoy: Promise<string> | undefined;

/** Works as long without a hash, so that time does not tell whether a name exists. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  if (passwordHash !== null) return verify(passwordHash, password);
  decoy ??= hash('no such user');
  await verify(await decoy, password);
  return false;
}
