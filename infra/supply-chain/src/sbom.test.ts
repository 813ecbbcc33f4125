import { root } from '@manzil/embedded/root';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLock } from './lock.ts';
import { billOf, installedFor, readDockerfile, type Lock } from './sbom.ts';

interface Bill {
  specVersion: string;
  components: { type: string; 'bom-ref': string; name: string; version?: string; purl?: string; hashes?: object[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}
const dockerfile = (name: string) =>
  readDockerfile(readFileSync(path.join(root, `infra/docker/${name}.Dockerfile`), 'utf8'));
const billFor = (name: string): Bill => billOf(`manzil-${name}`, dockerfile(name), readLock('.')) as Bill;

const lock: Lock = {
  'services/api': { dependencies: { a: '1', own: '*' }, peerDependencies: { peer: '1', spare: '1', absent: '1' } },
  'services/own': { optionalDependencies: { native: '1' } },
  'node_modules/own': { link: true, resolved: 'services/own' },
  'node_modules/a': { version: '1.0.0', dependencies: { b: '2' } },
  'node_modules/b': { version: '1.0.0', dependencies: { unused: '1' } },
  'node_modules/a/node_modules/b': {
    version: '2.0.0',
    license: 'MIT OR ISC',
    integrity: 'sha512-AAEC',
    dependencies: { a: '1' },
  },
  'node_modules/native': { version: '1.0.0', optional: true, license: 'MIT' },
  'node_modules/peer': { version: '1.0.0' },
  'node_modules/spare': { version: '1.0.0' },
  'node_modules/unused': { version: '1.0.0' },
};

it('follows what workspaces need to the packages that Node finds from there [M-809]', () => {
  expect(Object.fromEntries(installedFor(lock, ['services/api']))).toEqual({
    'services/api': ['node_modules/a', 'services/own', 'node_modules/peer', 'node_modules/spare'],
    'services/own': ['node_modules/native'],
    'node_modules/a': ['node_modules/a/node_modules/b'],
    'node_modules/a/node_modules/b': ['node_modules/a'],
    'node_modules/native': [],
    'node_modules/peer': [],
    'node_modules/spare': [],
  });
});

it('names version, licence and checksum of each [M-809]', () => {
  const { components } = billOf('x', { base: 'node:24', workspaces: ['services/api'], removed: [] }, lock) as Bill;
  expect(components).toContainEqual({
    type: 'library',
    'bom-ref': 'node_modules/a/node_modules/b',
    name: 'b',
    version: '2.0.0',
    purl: 'pkg:npm/b@2.0.0',
    scope: 'required',
    licenses: [{ expression: 'MIT OR ISC' }],
    hashes: [{ alg: 'SHA-512', content: '000102' }],
  });
  expect(components).toContainEqual(
    expect.objectContaining({ name: 'native', scope: 'optional', licenses: [{ license: { id: 'MIT' } }] }),
  );
  expect(components[0]).toEqual({ type: 'container', 'bom-ref': 'base', name: 'node', version: 'node:24' });
});

it('reads the last stage of a Dockerfile, its argument, and what is installed for production [M-809]', () => {
  const text =
    'ARG BASE=node:24\nFROM a AS b\nRUN npm ci -w x\nRUN npm ci --omit=dev \\\n  -w y -w z \\\n  && rm -rf web node_modules/t\nFROM ${BASE}\n';
  expect(readDockerfile(text)).toEqual({ base: 'node:24', workspaces: ['y', 'z'], removed: ['node_modules/t'] });
  expect(readDockerfile('FROM caddy:2\n')).toEqual({ base: 'caddy:2', workspaces: [], removed: [] });
  expect(() => readDockerfile('RUN x')).toThrow('builds on nothing');
});

describe('what the images hold', () => {
  it('is of every process [M-809]', () => {
    const processes = readdirSync(path.join(root, 'services')).filter((name) => name !== 'core');
    expect(dockerfile('services').workspaces.toSorted()).toEqual(
      processes.map((name) => `services/${name}`).toSorted(),
    );
    expect(dockerfile('web').workspaces).toEqual(['web']);
    expect(dockerfile('caddy').workspaces).toEqual([]);
  });

  it.each(['services', 'web', 'caddy'])('is whole and names nothing twice in %s [M-809]', (name) => {
    const { components, dependencies, specVersion } = billFor(name);
    const refs = [`manzil-${name}`, ...components.map((one) => one['bom-ref'])];
    expect(specVersion).toBe('1.6');
    expect(new Set(refs).size).toBe(refs.length);
    expect(
      dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.includes(ref)),
    ).toEqual([]);
    for (const one of components.filter(({ type }) => type === 'library'))
      expect(one.purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/);
  });

  it('is no tool of development, and react of web alone [M-809]', () => {
    const names = (image: string): string[] => billFor(image).components.map((one) => one.name);
    for (const image of ['services', 'web'])
      for (const tool of ['vitest', 'vite', 'oxlint', '@playwright/test', 'typescript'])
        expect(names(image)).not.toContain(tool);
    expect([names('services').includes('react'), names('web').includes('react')]).toEqual([false, true]);
    expect([names('services').includes('express-session'), names('web').includes('express-session')]).toEqual([
      true,
      false,
    ]);
  });
});
