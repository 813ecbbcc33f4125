import type { components } from '@manzil/contract/api';
import {
  type ChallengePurpose,
  findPasskey,
  notePasskeyUse,
  useChallenge,
  userHandleOf,
} from '@manzil/core/accounts/store/passkey-store';
import type pg from 'pg';
import { challengeOf, type RelyingParty, verifyProof } from './webauthn.ts';

type Proof = components['schemas']['PasskeyProof'];

export interface Proven {
  /** Whose it says it is; null: nobody's. For the audit log only unless `isProven`. */
  userId: number | null;
  isProven: boolean;
}

/** Uses the challenge up. @param userId who has to be it; null: whoever it is */
export async function provePasskey(
  pool: pg.Pool,
  party: RelyingParty,
  proof: Proof,
  purpose: ChallengePurpose,
  userId: number | null,
): Promise<Proven> {
  const challenge = challengeOf(proof.clientDataJSON);
  const isOurs = challenge !== null && (await useChallenge(pool, challenge, purpose, userId));
  const passkey = await findPasskey(pool, proof.id);
  const refused = { userId: passkey?.userId ?? null, isProven: false };
  if (!isOurs || passkey === null || (userId !== null && passkey.userId !== userId)) return refused;
  if (proof.userHandle !== null && proof.userHandle !== userHandleOf(passkey.userId)) return refused;
  const counter = await verifyProof(proof, passkey, { party, challenge });
  const isProven = counter !== null && (await notePasskeyUse(pool, passkey.id, passkey.counter, counter));
  return { userId: passkey.userId, isProven };
}
