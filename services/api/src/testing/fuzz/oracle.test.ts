import { expect, test } from 'vitest';
import { contract } from '../../contract/document.ts';
import { readOperations } from '../../contract/operations.ts';
import type { FuzzRequest } from './make-request.ts';
import { judge } from './oracle.ts';

const operation = readOperations(contract).find(({ id }) => id === 'listLeads');
if (operation === undefined) throw new Error('The contract lists no leads');
const request: FuzzRequest = { operation, method: 'GET', path: '', query: [], headers: {}, body: null, isPlain: true };

const problem = (status: number, more: object = {}) => ({
  status,
  headers: new Headers({ 'content-type': 'application/problem+json' }),
  text: JSON.stringify({ code: 'request.invalid', status, ...more }),
  ms: 5,
});
const fine = { status: 200, headers: new Headers({ 'content-type': 'application/json' }), text: '{}', ms: 5 };

test('what the contract has is well', () => {
  expect(judge(request, fine, true)).toEqual([]);
  expect(judge(request, problem(400), true)).toEqual([]);
});

test.each([
  ['a fault', problem(500), true, 'answered 500'],
  ['a 503 that the contract does not name', problem(503), true, 'answered 503'],
  ['a success for who may not', fine, false, 'was done for somebody who may not'],
  ['a status of nobody', { ...fine, status: 206 }, true, 'answered 206, which the contract does not have'],
  ['a long wait', { ...fine, ms: 20_000 }, true, 'took too long'],
  ['a stack', problem(400, { detail: 'at run (/app/main.ts:3:1)' }), true, 'says at run ('],
  ['a word of the database', problem(400, { detail: 'column "secret" is missing' }), true, String.raw`says column \"`],
  ['a header with a path', { ...fine, headers: new Headers({ x: '/home/node' }) }, true, 'says /home/'],
  ['a page in place of a problem', { ...fine, status: 404 }, true, 'refused without a problem'],
  ['a problem of another status', problem(404, { status: 400 }), true, 'refused with a strange problem'],
])('%s is seen [M-793]', (_, answer, may, wrong) => {
  expect(judge(request, answer, may)).toContain(wrong);
});
