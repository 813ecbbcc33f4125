import { expect, it } from 'vitest';
import { lastWords } from './last-words.ts';

it.each([
  ['', ''],
  ['{"level":"info","msg":"ready"}\n', ''],
  [
    '{"level":"fatal","msg":"cannot listen","err":{"message":"EADDRINUSE"}}\n{"level":"info","msg":"stopping"}\n',
    'cannot listen: EADDRINUSE',
  ],
  [
    'node:internal\n    throw new X\n\nError [ERR_MODULE_NOT_FOUND]: Cannot find module\n    at a\n\nNode.js v24\n',
    'Error [ERR_MODULE_NOT_FOUND]: Cannot find module',
  ],
  ['EnvError: SYNC_TOKEN must be set\n    at b\n', 'EnvError: SYNC_TOKEN must be set'],
  ['{broken\n', ''],
])('finds the complaint in %j', (output, words) => {
  expect(lastWords(output)).toBe(words);
});
