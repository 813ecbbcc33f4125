/** Files in the age format (https://age-encryption.org/v1), which any age program reads. Nothing is held whole in memory. */
import { Decrypter, Encrypter } from 'age-encryption';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A sentence for whoever runs the command. */
export class AgeError extends Error {}

const webStream = (source: Readable): ReadableStream<Uint8Array> =>
  Readable.toWeb(source) as ReadableStream<Uint8Array>;

/** @param recipient `age1…` @throws AgeError for one that is none; the error of a stream */
export async function sealFor(recipient: string, source: Readable, sink: Writable): Promise<void> {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new AgeError('BACKUP_RECIPIENT is no recipient of age: it begins with age1, as age-keygen prints it.');
  }
  await pipeline(Readable.fromWeb((await encrypter.encrypt(webStream(source))) as never), sink);
}

/**
 * What has passed before an error is not to be used.
 * @param identity lines of an identity file @throws AgeError for another key, or a file that was changed or cut
 */
export async function openWith(identity: string, source: Readable, sink: Writable): Promise<void> {
  const decrypter = new Decrypter();
  const keys = identity.split(/\r?\n/).filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (keys.length === 0) throw new AgeError('The identity file holds no key that begins with AGE-SECRET-KEY-.');
  try {
    for (const key of keys) decrypter.addIdentity(key);
  } catch {
    throw new AgeError('The identity file holds a key that cannot be read.');
  }
  let opened: ReadableStream<Uint8Array>;
  try {
    opened = await decrypter.decrypt(webStream(source));
  } catch {
    throw new AgeError('The backup is encrypted for another identity, or is no file of age.');
  }
  await pipeline(Readable.fromWeb(opened as never), sink).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
    throw new AgeError('The backup was changed or cut.');
  });
}
