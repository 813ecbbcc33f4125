/** Files that staff add and only staff read: contracts, what goes with an e-mail. */

export const privateFileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type PrivateFileType = (typeof privateFileTypes)[number];

export interface NewPrivateFile {
  name: string;
  mediaType: PrivateFileType;
  content: Uint8Array;
}

const signatures: readonly (readonly [PrivateFileType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** By the content, whatever its name says. @returns null: none that is taken */
export const privateFileType = (bytes: Uint8Array): PrivateFileType | null =>
  signatures.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))?.[0] ?? null;

/** The last part of a path, without what ends a line or a header; never empty, 120 signs at most. */
export function privateFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(/[\p{C}"<>:|?*]/gu, '').trim();
  return (clean === '' ? 'file' : clean).slice(-120).toWellFormed();
}
