import { expect, test } from 'vitest';
import { contract } from './document.ts';
import { asProblem } from './problem-handler.ts';
import { invalidRequest, ProblemError, toProblem, type FieldProblem, type ProblemCode } from './problem.ts';

const codes = contract.components.schemas['ProblemCode']?.['enum'] as ProblemCode[];

test.each(codes)('%s has a status, a title and a sentence', (code) => {
  const problem = toProblem(new ProblemError(code), 'r1');
  expect(problem.status).toBeGreaterThanOrEqual(400);
  expect(problem).toMatchObject({ type: `urn:manzil:problem:${code}`, code, requestId: 'r1' });
  expect(problem.title).not.toBe('');
  expect(problem.detail).toMatch(/\.$/);
});

test.each([
  ['lead.captcha_failed', /CAPTCHA/],
  ['lead.captcha_expired', /CAPTCHA/],
  ['lead.captcha_used', /CAPTCHA/],
  ['lead.honeypot', /spam/],
  ['lead.spam', /spam/],
  ['lead.rate_limited', /rate limit/],
] as const)('%s says %s', (code, words) => {
  expect(new ProblemError(code).detail).toMatch(words);
});

test('an error of unknown kind keeps its words to itself', () => {
  const problem = asProblem(new Error('secret'));
  expect([problem.code, problem.detail]).toEqual(['server.error', expect.not.stringContaining('secret') as unknown]);
  expect(asProblem(undefined).code).toBe('server.error');
  expect(asProblem({ status: 400 }).code).toBe('server.error');
});

test('at most fifty errors are listed', () => {
  const one: FieldProblem = { in: 'body', path: 'x', code: 'unknown', message: 'x is not known here' };
  expect(invalidRequest(Array.from({ length: 60 }, () => one)).errors).toHaveLength(50);
});
