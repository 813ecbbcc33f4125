/**
 * The 10,000 commonest passwords, and of the next 39,000 those of 12 or more characters: from @zxcvbn-ts/language-common
 * 4.1.3 (MIT), in NFKC and small letters, one a line.
 */
import { readFile } from 'node:fs/promises';

let read: Promise<ReadonlySet<string>> | undefined;

/** Read when first needed and kept: about 1 MB. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  read ??= readFile(new URL('common-passwords.txt', import.meta.url), 'utf8').then((text) => new Set(text.split('\n')));
  return read;
}
