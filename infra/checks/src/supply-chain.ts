/** What may come in through a lock file: judged from its text alone, so it needs no network. */

export interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
}
export type LockedPackages = Record<string, LockedPackage>;

/** Licences that a private product may ship. LGPL comes with sharp's libvips, a library that is loaded, not linked in. */
export const allowedLicences: ReadonlySet<string> = new Set([
  '(MIT OR CC0-1.0)',
  '(MIT OR EUPL-1.1+)',
  '(WTFPL OR MIT)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

const fetched = (packages: LockedPackages): [string, LockedPackage][] =>
  Object.entries(packages).filter(([place, one]) => place.includes('node_modules/') && one.link !== true);

/** `npm run lock` adds packages of other platforms by version alone, because npm could not look them up. */
const isForAnotherPlatform = (one: LockedPackage): boolean =>
  one.optional === true && (one.os !== undefined || one.cpu !== undefined);

/** Places whose content nothing vouches for, those of other platforms left out. */
export const withoutIntegrity = (packages: LockedPackages): string[] =>
  fetched(packages)
    .filter(([, one]) => one.integrity?.startsWith('sha512-') !== true && !isForAnotherPlatform(one))
    .map(([place]) => place);

/** Places that would be fetched from an address of the file instead of the registry that was set up. */
export const withAddress = (packages: LockedPackages): string[] =>
  fetched(packages)
    .filter(([, one]) => one.resolved !== undefined)
    .map(([place]) => place);

/** What is shipped under a licence that nobody allowed, as "place: licence"; unknown ones of other platforms left out. */
export const unallowedLicences = (packages: LockedPackages): string[] =>
  fetched(packages)
    .filter(([, one]) => one.dev !== true && !(one.license === undefined && isForAnotherPlatform(one)))
    .filter(([, one]) => !allowedLicences.has(one.license ?? ''))
    .map(([place, one]) => `${place}: ${one.license ?? 'none'}`);

/** Names of packages that run a script when they are installed and stand in no list. */
export const unlistedScripts = (packages: LockedPackages, listed: ReadonlySet<string>): string[] =>
  fetched(packages)
    .filter(([, one]) => one.hasInstallScript === true)
    .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length))
    .filter((name) => !listed.has(name));
