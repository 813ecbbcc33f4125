/**
 * npm leaves a platform's optional package out of package-lock.json when it cannot look it up, and then refuses
 * `npm ci` everywhere. This adds such entries; npm fetches one only on its platform.
 * npm run lock           # after every change of a dependency
 * npm run lock -- --check
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Entry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  engines?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
export interface LockFile {
  packages: Record<string, Entry>;
}

const systems = ['darwin', 'linux', 'win32', 'freebsd', 'openbsd', 'netbsd', 'android', 'openharmony', 'aix', 'sunos'];
const processors = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

/** By place in the lock file; only those named after system and processor. */
export function missingEntries(lock: LockFile): Record<string, Entry> {
  const missing: Record<string, Entry> = {};
  for (const [place, parent] of Object.entries(lock.packages))
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      if (isLocked(lock, place, name)) continue;
      const platform = platformOf(name);
      if (platform === null || !/^\d/.test(version)) continue;
      missing[`node_modules/${name}`] = {
        version,
        ...(parent.dev === true ? { dev: true } : {}),
        optional: true,
        ...platform,
      };
    }
  return missing;
}

/** As npm looks: beside the parent, then in every folder above. */
function isLocked(lock: LockFile, place: string, name: string): boolean {
  const steps = place.split('/node_modules/');
  const places = steps.map(
    (_, index) => `${steps.slice(0, steps.length - index).join('/node_modules/')}/node_modules/${name}`,
  );
  return [...places, `node_modules/${name}`].some((candidate) => Object.hasOwn(lock.packages, candidate));
}

function platformOf(name: string): Pick<Entry, 'os' | 'cpu'> | null {
  const words = name.replace(/\bwin(dows)?\b/, 'win32').split(/[^a-z0-9]+/i);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (os === undefined && cpu === undefined) return null;
  return { ...(os === undefined ? {} : { os: [os] }), ...(cpu === undefined ? {} : { cpu: [cpu] }) };
}

if (import.meta.main) {
  const file = path.resolve(import.meta.dirname, '../../../package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
  const missing = missingEntries(lock);
  const names = Object.keys(missing);
  if (process.argv.includes('--check')) {
    if (names.length > 0) console.error(`package-lock.json lacks ${names.join(', ')}; run npm run lock.`);
    process.exit(names.length > 0 ? 1 : 0);
  }
  const packages = Object.entries({ ...lock.packages, ...missing }).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
  console.log(
    names.length === 0 ? 'The lock file is complete.' : `Added ${String(names.length)} packages of other platforms.`,
  );
}
