import { expect, it } from 'vitest';
import { byLicence } from './licences.ts';

it('lists what is shipped under its licence, each once, and no tools [M-808]', () => {
  const listed = byLicence({
    '': { license: 'UNLICENSED' },
    web: { version: '0.1.0' },
    'node_modules/web': { link: true },
    'node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/b/node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/b/node_modules/@x/c': { version: '3.0.0', license: 'ISC' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/@p/win32': { version: '1.0.0', optional: true },
  });
  expect(listed).toEqual([
    ['ISC', ['@x/c@3.0.0']],
    ['MIT', ['a@1.0.0', 'b@2.0.0']],
    ['unknown', ['@p/win32@1.0.0']],
  ]);
});
