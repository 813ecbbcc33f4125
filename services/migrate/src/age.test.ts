import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Readable, Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { openWith, sealFor } from './age.ts';

const identity = await generateX25519Identity();
const recipient = await identityToRecipient(identity);
/** More than one portion of the format, which are of 64 KiB. */
const content = Buffer.alloc(300_000, 'a row of the database\n');

async function through(work: (source: Readable, sink: Writable) => Promise<void>, given: Buffer): Promise<Buffer> {
  const parts: Buffer[] = [];
  const sink = new Writable({
    write(part: Buffer, _encoding, done) {
      parts.push(part);
      done();
    },
  });
  await work(Readable.from([given.subarray(0, 70_000), given.subarray(70_000)]), sink);
  return Buffer.concat(parts);
}
const seal = (given: Buffer) => through((source, sink) => sealFor(recipient, source, sink), given);
const open = (given: Buffer, key = identity) => through((source, sink) => openWith(key, source, sink), given);

it('opens with the identity alone what was encrypted for its recipient [M-920]', async () => {
  const sealed = await seal(content);
  expect(sealed.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(sealed.includes('a row of the database')).toBe(false);
  expect((await open(sealed)).equals(content)).toBe(true);
  expect((await open(await seal(Buffer.alloc(0)))).length).toBe(0);
  // as age-keygen writes the file, with other keys beside it
  const file = `# created: 2026-11-26\r\n# public key: ${recipient}\r\n${await generateX25519Identity()}\r\n${identity}\r\n`;
  expect((await open(sealed, file)).equals(content)).toBe(true);
  // as another reader of the format does
  const other = new Decrypter();
  other.addIdentity(identity);
  expect(Buffer.from(await other.decrypt(sealed)).equals(content)).toBe(true);
});

it('says in a sentence why it does not open, or encrypt [M-921]', async () => {
  const sealed = await seal(content);
  await expect(open(sealed, await generateX25519Identity())).rejects.toThrow('encrypted for another identity');
  await expect(open(Buffer.from('no file of age'))).rejects.toThrow('encrypted for another identity, or is no file');
  for (const identityFile of ['', '# nothing', recipient])
    await expect(open(sealed, identityFile)).rejects.toThrow('holds no key');
  await expect(open(sealed, 'AGE-SECRET-KEY-1NONE')).rejects.toThrow('cannot be read');
  await expect(open(sealed.subarray(0, sealed.length - 10))).rejects.toThrow('was changed or cut');
  await expect(open(sealed.subarray(0, 70_000))).rejects.toThrow('was changed or cut');
  const changed = Buffer.from(sealed);
  changed[200_000] = (changed[200_000] ?? 0) ^ 1;
  await expect(open(changed)).rejects.toThrow('was changed or cut');
  for (const wrong of ['', 'age1none', identity])
    await expect(through((source, sink) => sealFor(wrong, source, sink), content)).rejects.toThrow(
      'BACKUP_RECIPIENT is no recipient of age',
    );
});
