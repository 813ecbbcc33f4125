/** A device with passkeys, in tests: written from WebAuthn's description, with ways to lie. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { components } from '@manzil/contract/api';

type Made = components['schemas']['PasskeyMade'];
type Proof = components['schemas']['PasskeyProof'];

export interface Circumstances {
  origin?: string;
  rpId?: string;
  /** The person showed a finger or typed a PIN. */
  verified?: boolean;
  counter?: number;
  userHandle?: string | null;
  type?: string;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const head = (major: number, value: number): Buffer =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
const bytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data]);
const text = (data: string): Buffer => Buffer.concat([head(3, data.length), Buffer.from(data)]);

export interface SoftAuthenticator {
  id: string;
  make: (challenge: string, how?: Circumstances & { name?: string }) => Made;
  prove: (challenge: string, how?: Circumstances) => Proof;
}

/** One passkey on it. */
export function softAuthenticator(): SoftAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential = randomBytes(24);
  const id = credential.toString('base64url');
  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const data = ({ rpId = 'localhost', verified = true, counter = 0 }: Circumstances, attested: Buffer): Buffer => {
    const flags = 1 | (verified ? 4 : 0) | (attested.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
  };
  // COSE: EC2, ES256, P-256, x, y
  const key = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);
  const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credential.length]), credential, key]);
  const here = 'http://localhost:3000';
  return {
    id,
    make(challenge, { name = 'Phone', origin = here, type = 'webauthn.create', ...how } = {}) {
      const attestation = [
        text('fmt'),
        text('none'),
        text('attStmt'),
        head(5, 0),
        text('authData'),
        bytes(data(how, attested)),
      ];
      const attestationObject = Buffer.concat([head(5, 3), ...attestation]).toString('base64url');
      const clientDataJSON = clientData(type, challenge, origin).toString('base64url');
      return { name, id, clientDataJSON, attestationObject, transports: ['internal'] };
    },
    prove(challenge, { origin = here, type = 'webauthn.get', userHandle = null, ...how } = {}) {
      const authenticatorData = data(how, Buffer.alloc(0));
      const client = clientData(type, challenge, origin);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey);
      return {
        id,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      };
    },
  };
}
