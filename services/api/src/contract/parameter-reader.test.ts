import { expect, test } from 'vitest';
import { contract } from './document.ts';
import type { Parameter } from './operations.ts';
import { parameterReader } from './parameter-reader.ts';
import { requestCompiler } from './schemas.ts';

const flag: Parameter = {
  name: 'flag',
  in: 'query',
  required: true,
  schema: { type: 'boolean' },
  unset: ['any'],
  aliases: {},
};
const read = parameterReader('query', [flag], requestCompiler(contract));

test('booleans are true and false and nothing else', () => {
  expect(read({ flag: 'true' })).toEqual({ values: { flag: true }, errors: [] });
  expect(read({ flag: 'false' })).toEqual({ values: { flag: false }, errors: [] });
  expect(read({ flag: '1' }).errors).toEqual([
    { in: 'query', path: 'flag', code: 'type', message: 'flag must be boolean' },
  ]);
});

test.each([{}, { flag: '' }, { flag: 'any' }])('a required parameter is missed in %j', (raw) => {
  expect(read(raw).errors).toEqual([{ in: 'query', path: 'flag', code: 'required', message: 'flag is required' }]);
});

test('what the prototype has is not taken for a parameter', () => {
  const inherited = { ...flag, name: 'toString', required: false, schema: { type: 'string' } };
  expect(parameterReader('query', [inherited], requestCompiler(contract))({})).toEqual({ values: {}, errors: [] });
});
