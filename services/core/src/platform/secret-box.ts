/** AES-256-GCM under a key that is never stored beside the secrets. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface SecretBox {
  /** @param place where it opens, so that secrets cannot be swapped in the database */
  seal(secret: string, place: string): string;
  /** Null for another key or place, or when changed. */
  open(sealed: string, place: string): string | null;
}

const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

/** @param key SETTINGS_KEY, at least 16 characters; stretched to 256 bits by HKDF */
export function createSecretBox(key: string): SecretBox {
  const secretKey = Buffer.from(hkdfSync('sha256', key, '', 'manzil stored secrets', 32));
  return {
    seal(secret, place) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', secretKey, iv, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(sealed, place) {
      const [found, text = ''] = sealed.split('.', 2);
      const bytes = Buffer.from(text, 'base64url');
      if (found !== version || bytes.length < ivBytes + tagBytes) return null;
      try {
        const iv = bytes.subarray(0, ivBytes);
        const decipher = createDecipheriv('aes-256-gcm', secretKey, iv, { authTagLength: tagBytes });
        decipher.setAAD(Buffer.from(place));
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
