/** What an image of ours holds, as CycloneDX 1.6: read of its Dockerfile and of the lock file. */
import type { LockedPackages } from '../../checks/src/supply-chain.ts';

/** What of a lock file's entry decides what npm installs with it. */
export type Locked = LockedPackages[string] & {
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};
export type Lock = Record<string, Locked>;

export interface Image {
  /** Of its last stage, as its Dockerfile or the default of its argument names it. */
  base: string;
  /** Whose production packages it installs; none where it installs nothing. */
  workspaces: string[];
  /** Folders of packages that it deletes again: optional peers that nothing calls. */
  removed: string[];
}

/** @throws Error when it builds on nothing */
export function readDockerfile(text: string): Image {
  const whole = text.replaceAll(/\\\n/g, ' ');
  const given = new Map(
    Array.from(whole.matchAll(/^ARG (\w+)=(\S+)$/gm), ([, name = '', value = '']) => [name, value]),
  );
  const last = Array.from(whole.matchAll(/^FROM (\S+)/gm), ([, name = '']) => name).at(-1);
  if (last === undefined) throw new Error('This Dockerfile builds on nothing.');
  const base = last.replace(/^\$\{(\w+)\}$/, (all, name: string) => given.get(name) ?? all);
  const installs = Array.from(whole.matchAll(/^RUN npm ci --omit=dev .*$/gm), ([line]) => line).at(-1) ?? '';
  const all = (pattern: RegExp): string[] => Array.from(installs.matchAll(pattern), ([, name = '']) => name);
  return { base, workspaces: all(/ -w (\S+)/g), removed: all(/ (node_modules\/\S+)/g) };
}

/** As Node looks: inside the package, then beside it, then in every folder above. */
function placeOf(lock: Lock, from: string, name: string): string | null {
  const steps = from.split('/');
  for (let n = steps.length; n >= 0; n -= 1) {
    if (steps[n - 1] === 'node_modules') continue;
    const place = [...steps.slice(0, n), 'node_modules', name].join('/');
    if (Object.hasOwn(lock, place)) return place;
  }
  return null;
}

/** Places in the lock file that `npm ci --omit=dev` installs for workspaces, with those that each needs. */
export function installedFor(lock: Lock, workspaces: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (place: string): void => {
    if (found.has(place)) return;
    const { dependencies, optionalDependencies, peerDependencies } = lock[place] ?? {};
    // also optional peers, where something else brought them
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    const places = names.flatMap((name) => {
      const next = placeOf(lock, place, name);
      if (next === null) return [];
      // a workspace is linked to its folder
      return lock[next]?.link === true ? [lock[next].resolved ?? next] : [next];
    });
    found.set(place, places);
    for (const next of places) visit(next);
  };
  for (const workspace of workspaces) visit(workspace);
  return found;
}

const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;
const isExpression = (licence: string): boolean => / (AND|OR|WITH) /.test(licence);

function componentOf(place: string, one: Locked): object {
  const { version = '', license, integrity, optional } = one;
  const name = nameOf(place);
  const digest = integrity?.startsWith('sha512-') === true ? integrity.slice('sha512-'.length) : null;
  return {
    type: 'library',
    'bom-ref': place,
    name,
    version,
    purl: purlOf(name, version),
    scope: optional === true ? 'optional' : 'required',
    ...(license === undefined
      ? {}
      : { licenses: [isExpression(license) ? { expression: license } : { license: { id: license } }] }),
    ...(digest === null
      ? {}
      : { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }),
  };
}

/** @param name of the image; packages of every platform are in it, those of others as "optional" */
export function billOf(name: string, image: Image, lock: Lock): object {
  const installed = installedFor(lock, image.workspaces);
  for (const place of image.removed) installed.delete(place);
  const bases = [
    { type: 'container', 'bom-ref': 'base', name: image.base.replace(/[:@].*$/, ''), version: image.base },
  ];
  const isOurs = (place: string): boolean => !place.includes('node_modules/');
  const ours = [...installed.keys()]
    .filter(isOurs)
    .map((place) => ({ type: 'application', 'bom-ref': place, name: place }));
  const others = [...installed.keys()].filter((place) => !isOurs(place)).toSorted();
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'container', 'bom-ref': name, name } },
    components: [...bases, ...ours, ...others.map((place) => componentOf(place, lock[place] ?? {}))],
    dependencies: [
      { ref: name, dependsOn: ['base', ...image.workspaces] },
      ...Array.from(installed, ([ref, places]) => ({
        ref,
        dependsOn: [...new Set(places)].filter((place) => installed.has(place)),
      })),
    ],
  };
}
