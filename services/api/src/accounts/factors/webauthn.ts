/** What a browser's authenticator answers, verified. */
import type { components } from '@manzil/contract/api';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';

type Made = Omit<components['schemas']['PasskeyMade'], 'name'>;
type Proof = components['schemas']['PasskeyProof'];

/** Of which site: both come from PUBLIC_URL. */
export interface RelyingParty {
  id: string;
  origin: string;
}

export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** The challenge that was signed, not yet believed; null: unreadable. */
export function challengeOf(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const challenge = (data as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

interface Expected {
  party: RelyingParty;
  challenge: string;
}

/** The public key of a new passkey, made with the person verified (fingerprint, PIN); null: not believed. */
export async function verifyMade({ id, clientDataJSON, attestationObject, transports }: Made, expected: Expected) {
  const response = { clientDataJSON, attestationObject };
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      ...asked(expected),
    });
    if (!verified) return null;
    const { credential } = registrationInfo;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    return { credentialId: credential.id, publicKey, counter: credential.counter, transports };
  } catch {
    return null;
  }
}

/** The counter of this use, with the person verified; null: not believed, or a copy whose counter did not rise. */
export async function verifyProof(
  { id, clientDataJSON, authenticatorData, signature }: Proof,
  passkey: { credentialId: string; publicKey: string; counter: number },
  expected: Expected,
): Promise<number | null> {
  const response = { clientDataJSON, authenticatorData, signature };
  const { credentialId, publicKey, counter } = passkey;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      ...asked(expected),
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

const asked = ({ party, challenge }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: party.origin,
  expectedRPID: party.id,
  requireUserVerification: true,
});
