import { OvertakenError } from '@manzil/core/data/unit';
import { expect, it } from 'vitest';
import { ProblemError } from '../contract/problem.ts';
import { asUnavailable } from './unavailable.ts';

const failure = (message: string, code?: string): Error => Object.assign(new Error(message), { code });

it.each([
  ['connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'],
  ['terminating connection due to administrator command', '57P01'],
  ['the database system is starting up', '57P03'],
  ['sorry, too many clients already', '53300'],
  ['database "manzil" is not currently accepting connections', '55000'],
  ['database "manzil" does not exist', '3D000'],
  ['cannot execute INSERT in a read-only transaction', '25006'],
  ['Connection terminated unexpectedly', undefined],
  ['timeout exceeded when trying to connect', undefined],
])('%s is a 503 that may be tried again', (message, code) => {
  expect(asUnavailable(failure(message, code))).toMatchObject({
    code: 'server.unavailable',
    headers: { 'Retry-After': '5' },
  });
});

it('a change that others always overtook may be tried again', () => {
  expect(asUnavailable(new OvertakenError(null))).toMatchObject({ code: 'server.unavailable', status: 503 });
});

it.each([
  ['currval of sequence is not yet defined in this session', '55000'],
  ['duplicate key value violates unique constraint', '23505'],
  ['cannot read properties of undefined', undefined],
])('%s is a fault of ours and stays one', (message, code) => {
  const error = failure(message, code);
  expect(asUnavailable(error)).toBe(error);
});

it('leaves declared refusals and what is no error alone', () => {
  const refusal = new ProblemError('lead.spam');
  expect(asUnavailable(refusal)).toBe(refusal);
  expect(asUnavailable('timeout')).toBe('timeout');
});
