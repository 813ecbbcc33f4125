/** The brokerage contract between an owner and the office. */

export const mandateKinds = ['exclusive', 'open'] as const;
export type MandateKind = (typeof mandateKinds)[number];

/** In percent of the price, in months of the rent, or in riyals. */
export const commissionKinds = ['percent', 'months', 'fixed'] as const;
export type CommissionKind = (typeof commissionKinds)[number];

/** `ended`: before its time; `over`: its last day has passed. */
export const mandateStates = ['coming', 'in_force', 'ended', 'over'] as const;
export type MandateState = (typeof mandateStates)[number];

/** Days before the end on which it is announced, the nearest first. */
export const announcedDays = [7, 30] as const;
/** Within so many days a mandate is ending. */
export const endingDays = 30;

export const mostMandateFiles = 10;
export const mostMandateFileBytes = 10 * 1024 * 1024;

export const mandateFileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type MandateFileType = (typeof mandateFileTypes)[number];

const signatures: readonly (readonly [MandateFileType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** By the content, whatever its name says. @returns null: none that is taken */
export const mandateFileType = (bytes: Uint8Array): MandateFileType | null =>
  signatures.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))?.[0] ?? null;

/** The last part of a path, without what ends a line or a header; never empty, 120 signs at most. */
export function mandateFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(/[\p{C}"<>:|?*]/gu, '').trim();
  return (clean === '' ? 'file' : clean).slice(-120).toWellFormed();
}

export type MandateProblem =
  | 'missing'
  | 'conflict'
  | 'unknown_owner'
  | 'days'
  | 'overlaps'
  | 'number_taken'
  | 'not_running'
  | 'too_many_files';

export class MandateWriteError extends Error {
  readonly problem: MandateProblem;

  constructor(problem: MandateProblem) {
    super(`The mandate was not written: ${problem}`);
    this.name = 'MandateWriteError';
    this.problem = problem;
  }
}
