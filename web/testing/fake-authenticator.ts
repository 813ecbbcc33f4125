import { vi } from 'vitest';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
/** As `bytes` comes out in base64url. */
export const inBase64url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A browser that knows passkeys, and a device that answers or does not. */
export function fakeAuthenticator({ refuses = false, autofill = false } = {}) {
  const credential = (response: object) => ({
    id: 'device-key',
    rawId: bytes('device-key'),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes('client'), ...response },
  });
  const answer = (response: object) =>
    refuses ? Promise.reject(new DOMException('no', 'NotAllowedError')) : Promise.resolve(credential(response));
  const get = vi.fn((_options: CredentialRequestOptions) =>
    answer({ authenticatorData: bytes('data'), signature: bytes('signed'), userHandle: bytes('person') }),
  );
  const create = vi.fn((_options: CredentialCreationOptions) =>
    answer({ attestationObject: bytes('attested'), getTransports: () => ['internal'] }),
  );
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(function PublicKeyCredential() {}, {
      isConditionalMediationAvailable: () => Promise.resolve(autofill),
    }),
  );
  Object.defineProperty(navigator, 'credentials', { value: { get, create }, configurable: true });
  return { get, create, forget: () => Reflect.deleteProperty(navigator, 'credentials') };
}
