import { root } from '@manzil/embedded/root';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LockedPackages } from '../../checks/src/supply-chain.ts';

/** @param folder from the root of the repository, that has a package-lock.json */
export function readLock(folder: string): LockedPackages {
  const text = readFileSync(path.join(root, folder, 'package-lock.json'), 'utf8');
  return (JSON.parse(text) as { packages: LockedPackages }).packages;
}
