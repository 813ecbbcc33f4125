/**
 * npm run licences
 * What is shipped, under which licence; which may be is said in infra/checks/src/supply-chain.ts, and a unit test holds it.
 */
import { allowedLicences, type LockedPackages } from '../../checks/src/supply-chain.ts';
import { readLock } from './lock.ts';

/** Names with versions by licence, both sorted. Packages of other platforms that npm never looked up come under "unknown". */
export function byLicence(packages: LockedPackages): [string, string[]][] {
  const found = new Map<string, Set<string>>();
  for (const [place, one] of Object.entries(packages)) {
    const name = place.split('node_modules/').at(-1) ?? '';
    if (!place.includes('node_modules/') || one.link === true || one.dev === true) continue;
    const licence = one.license ?? 'unknown';
    found.set(licence, (found.get(licence) ?? new Set()).add(`${name}@${one.version ?? ''}`));
  }
  return Array.from(found, ([licence, names]): [string, string[]] => [licence, [...names].toSorted()]).toSorted(
    ([a], [b]) => a.localeCompare(b, 'en'),
  );
}

if (import.meta.main)
  for (const [licence, names] of byLicence(readLock('.'))) {
    console.log(`${licence}${allowedLicences.has(licence) ? '' : ' (not on the list)'}`);
    for (const name of names) console.log(`  ${name}`);
  }
