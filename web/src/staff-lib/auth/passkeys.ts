/** What the browser asks a person's device. The library is fetched when it is first needed. */
import { officeOfDocument } from '#lib/office.ts';
import type { components } from '@manzil/contract/api';

type Made = Omit<components['schemas']['PasskeyMade'], 'name'>;
export type PasskeyProof = components['schemas']['PasskeyProof'];

/** Only over https, and on localhost. */
export const passkeysSupported = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Whether the browser offers passkeys by itself where a username is typed. */
export async function offersByItself(): Promise<boolean> {
  if (!passkeysSupported()) return false;
  return (await import('@simplewebauthn/browser')).browserSupportsWebAuthnAutofill();
}

/** @throws when the person breaks it off, or the device refuses */
export async function makePasskey(start: components['schemas']['PasskeyStart']): Promise<Made> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { challenge, rpId, userHandle, username, known } = start;
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: officeOfDocument().name.en },
      user: { id: userHandle, name: username, displayName: username },
      // Ed25519, ECDSA P-256, RSA
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map((one) => ({ type: 'public-key', id: one })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
      timeout: 300_000,
    },
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports: transports.slice(0, 10) };
}

/** @param byItself offered where a username is typed, until another is asked for @throws when the person breaks it off */
export async function provePasskey(
  { challenge, rpId, credentials }: components['schemas']['PasskeyQuestion'],
  byItself = false,
): Promise<PasskeyProof> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId,
      allowCredentials: credentials.map((one) => ({ type: 'public-key', id: one })),
      userVerification: 'required',
      timeout: 300_000,
    },
    useBrowserAutofill: byItself,
    // it may be shown a moment later
    verifyBrowserAutofillInput: false,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}
