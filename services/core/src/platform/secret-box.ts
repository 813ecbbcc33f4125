/** AES-256-GCM under keys that are never stored beside the secrets. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface SecretBox {
  /** @param place where it opens, so that secrets cannot be swapped in the database */
  seal(secret: string, place: string): string;
  /** Null for another key or place, or when changed. */
  open(sealed: string, place: string): string | null;
  /** Whether it needs no former key and no older form. */
  isCurrent(sealed: string): boolean;
}

/** Names the algorithm and the form. v1 had no id of a key. */
const [version, withoutId] = ['v2', 'v1'];
const ivBytes = 12;
const tagBytes = 16;
const idBytes = 4;

interface Key {
  /** Tells nothing of the key. */
  id: string;
  bytes: Buffer;
}

/**
 * @param key SETTINGS_KEY, at least 16 characters; stretched to 256 bits by HKDF
 * @param former SETTINGS_KEY_FORMER, which opens and never seals
 */
export function createSecretBox(key: string, former?: string): SecretBox {
  const current = keyOf(key);
  const keys = former === undefined ? [current] : [current, keyOf(former)];
  const begin = `${version}.${current.id}.`;
  return {
    seal(secret, place) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', current.bytes, iv, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return begin + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, place) {
      const { candidates, text } = read(sealed, keys);
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return null;
      for (const one of candidates) {
        const secret = decipher(one, bytes, place);
        if (secret !== null) return secret;
      }
      return null;
    },
    isCurrent: (sealed) => sealed.startsWith(begin),
  };
}

function keyOf(key: string): Key {
  const derive = (use: string, length: number): Buffer => Buffer.from(hkdfSync('sha256', key, '', use, length));
  return { id: derive('manzil key id', idBytes).toString('hex'), bytes: derive('manzil stored secrets', 32) };
}

function read(sealed: string, keys: readonly Key[]): { candidates: readonly Key[]; text: string } {
  const [found, ...rest] = sealed.split('.', 3);
  if (found === withoutId) return { candidates: keys, text: rest[0] ?? '' };
  if (found === version) return { candidates: keys.filter(({ id }) => id === rest[0]), text: rest[1] ?? '' };
  return { candidates: [], text: '' };
}

function decipher(key: Key, bytes: Buffer, place: string): string | null {
  try {
    const iv = bytes.subarray(0, ivBytes);
    const decipherer = createDecipheriv('aes-256-gcm', key.bytes, iv, { authTagLength: tagBytes });
    decipherer.setAAD(Buffer.from(place));
    decipherer.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipherer.update(bytes.subarray(ivBytes + tagBytes)), decipherer.final()]).toString('utf8');
  } catch {
    return null;
  }
}
