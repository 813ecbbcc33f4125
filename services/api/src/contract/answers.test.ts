import { expect, test } from 'vitest';
import { answerValidator } from './answers.ts';
import { contract } from './document.ts';
import { readOperations } from './operations.ts';
import { ProblemError, toProblem } from './problem.ts';

const validate = answerValidator(contract, readOperations(contract));
const receipt = { id: 1, referenceId: 'MZL-1', status: 'new', link: null, next: null };
const spamStats = { since: new Date('2026-11-01T00:00:00Z'), accepted: 41, blocked: 0, byReason: {} };

test('an answer is checked as its caller reads it', () => {
  expect(validate('createContact', 201, receipt)).toEqual([]);
  expect(validate('getSpamStats', 200, spamStats)).toEqual([]);
  expect(validate('getAuthUser', 200, null)).toEqual([]);
  expect(validate('deleteLead', 204, undefined)).toEqual([]);
});

test.each([
  ['a member too many', 'createContact', 201, { ...receipt, email: 'a@example.com' }],
  ['a member too few', 'createContact', 201, { id: 1 }],
  ['a status that is not declared', 'createContact', 202, receipt],
  ['a body where there is none', 'deleteLead', 204, {}],
  ['a refusal that is no problem', 'createContact', 422, { error: 'spam' }],
  [
    'a code that is not in the list',
    'createContact',
    422,
    { ...toProblem(new ProblemError('lead.spam'), '1'), code: 'lead.bad' },
  ],
])('%s is found', (_name, operationId, status, body) => {
  expect(validate(operationId, status, body)).not.toEqual([]);
});

test('every refusal fits, declared by its status or not', () => {
  expect(validate('createContact', 422, toProblem(new ProblemError('lead.spam'), '1'))).toEqual([]);
  expect(validate('createContact', 503, toProblem(new ProblemError('server.unavailable'), '1'))).toEqual([]);
});

test('an unknown operation is an error of the test', () => {
  expect(() => validate('sendFlowers', 200, {})).toThrow('no operation sendFlowers');
});
