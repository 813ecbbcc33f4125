import path from 'node:path';
import type { Wanted } from './run-stages.ts';

export interface Files {
  quick: readonly string[];
  ints: readonly string[];
  specs: readonly string[];
}

export function byStage({ quick, ints, specs }: Files): Wanted[] {
  return wantedOf([
    ['unit', quick],
    ['int', ints],
    ['e2e', specs],
  ]);
}

/** Beside the change first, then from quick to slow; each part ends with its first failure. @param changed files */
export function firstRedFirst({ quick, ints, specs }: Files, changed: readonly string[]): Wanted[] {
  const folders = changed.map((file) => `${path.posix.dirname(file)}/`);
  const isNear = (file: string): boolean => folders.some((folder) => file.startsWith(folder));
  const isPage = (file: string): boolean => file.endsWith('.page.test.ts');
  const parts = wantedOf([
    ['unit', quick.filter((file) => isNear(file) && !isPage(file))],
    ['int', ints.filter(isNear)],
    // the pages are built first
    ['unit', quick.filter((file) => isNear(file) && isPage(file))],
    ['unit', quick.filter((file) => !isNear(file) && !isPage(file))],
    ['unit', quick.filter((file) => !isNear(file) && isPage(file))],
    ['int', ints.filter((file) => !isNear(file))],
    ['e2e', specs],
  ]);
  return parts.map(({ stage, args = [] }) => ({ stage, args: [stage === 'e2e' ? '-x' : '--bail=1', ...args] }));
}

const wantedOf = (parts: [stage: Wanted['stage'], files: readonly string[]][]): Wanted[] =>
  parts.filter(([, files]) => files.length > 0).map(([stage, args]) => ({ stage, args }));
