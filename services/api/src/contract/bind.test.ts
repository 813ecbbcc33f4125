import express from 'express';
import { afterEach, describe, expect, test } from 'vitest';
import { bindContract } from './bind.ts';
import { contract, type ContractDocument } from './document.ts';
import { readOperations } from './operations.ts';
import type { Problem } from './problem.ts';
import { ProblemError } from './problem.ts';
import { postJson, serve, userOf, type Served } from './testing/serve.ts';

let served: Served;
afterEach(() => served?.close());
const problemOf = async (answer: Response) => (await answer.json()) as Problem;

describe('at start', () => {
  const complete = Object.fromEntries(readOperations(contract).map(({ id }) => [id, async () => ({ status: 200 })]));
  const bindWith = (handlers: object, document: ContractDocument = contract) =>
    bindContract(express(), handlers, { authenticate: () => null }, document);

  test('a complete set of handlers is taken', () => {
    expect(() => bindWith(complete)).not.toThrow();
  });

  test('an operation without a handler is refused', () => {
    const { createContact: _, ...rest } = complete;
    expect(() => bindWith(rest)).toThrow('createContact has no handler');
  });

  test('a handler for nothing is refused', () => {
    expect(() => bindWith({ ...complete, sendFlowers: async () => ({ status: 200 }) })).toThrow(
      'sendFlowers is not in',
    );
  });

  test.each([undefined, null, [], ['admin'], ['leads.write'], 'everybody', 'leads.own'])(
    'x-permission %j is refused',
    (permission) => {
      const document = structuredClone(contract);
      const item = document.paths['/api/captcha'] as { get: Record<string, unknown> };
      item.get['x-permission'] = permission;
      expect(() => bindWith(complete, document)).toThrow('getCaptcha has no usable x-permission');
    },
  );
});

describe('permission', () => {
  test('comes before validation and before the body', async () => {
    served = await serve();
    const invalid = await fetch(`${served.url}/api/leads?limit=nonsense`);
    expect([invalid.status, (await problemOf(invalid)).code]).toEqual([401, 'auth.required']);
    const malformed = await postJson(`${served.url}/api/properties`, '{');
    expect(malformed.status).toBe(401);
    expect(served.seen).toEqual([]);
  });

  test('another role is refused, a named one is let through with no-store', async () => {
    served = await serve({ authenticate: (req) => userOf(req.get('x-role') === 'agent' ? 'agent' : 'user') });
    const refused = await fetch(`${served.url}/api/leads`);
    expect([refused.status, (await problemOf(refused)).code]).toEqual([403, 'auth.forbidden']);
    const allowed = await fetch(`${served.url}/api/leads`, { headers: { 'x-role': 'agent' } });
    expect([allowed.status, allowed.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(served.seen[0]?.user).toEqual(userOf('agent'));
  });

  test('a public operation is told who asks, and works for nobody', async () => {
    served = await serve();
    expect((await fetch(`${served.url}/api/agents`)).status).toBe(200);
    expect(served.seen[0]?.user).toBeNull();
  });
});

describe('what has no operation', () => {
  test('an unknown path answers 404, another method 405 with Allow', async () => {
    served = await serve();
    const unknown = await fetch(`${served.url}/api/nothing`);
    expect([unknown.status, (await problemOf(unknown)).code]).toEqual([404, 'address.not_found']);
    const method = await fetch(`${served.url}/api/leads`, { method: 'DELETE' });
    expect([method.status, method.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect((await problemOf(method)).code).toBe('request.method_not_allowed');
  });

  test('a literal path is never taken for an id', async () => {
    served = await serve({ authenticate: () => userOf('admin') });
    const featured = await fetch(`${served.url}/api/properties/featured`);
    expect(featured.status).toBe(200);
    expect(served.seen[0]?.params).toEqual({});
    const bulk = await fetch(`${served.url}/api/leads/bulk-sync`);
    expect([bulk.status, bulk.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('an address that cannot be decoded is malformed', async () => {
    served = await serve();
    const answer = await fetch(`${served.url}/api/blog/%E0%A4%A`);
    expect([answer.status, (await problemOf(answer)).code]).toEqual([400, 'request.malformed']);
  });
});

describe('errors of handlers', () => {
  test('a declared refusal shows its words, headers and request id', async () => {
    const refuse = async () => {
      throw new ProblemError('lead.rate_limited', { headers: { 'Retry-After': '30' } });
    };
    served = await serve({ handlers: { getCaptcha: refuse } });
    const answer = await fetch(`${served.url}/api/captcha`);
    const problem = await problemOf(answer);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(problem).toMatchObject({ code: 'lead.rate_limited', status: 429, title: 'Too many enquiries' });
    expect(problem.detail).toContain('rate limit');
    expect(problem.requestId).not.toBe('');
  });

  test('an unknown error is reported and shows nothing of itself', async () => {
    const fail = async () => {
      throw new Error('password of the database is hunter2');
    };
    served = await serve({ handlers: { getCaptcha: fail } });
    const answer = await fetch(`${served.url}/api/captcha`);
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(text).toContain('server.error');
    expect(text).not.toContain('hunter2');
    expect(served.reported).toHaveLength(1);
  });
});

describe('answers in tests', () => {
  test('one that the contract does not have is reported and becomes a 500', async () => {
    const mismatches: string[] = [];
    const leak = async () => ({ status: 200, body: { totalProperties: 1, totalLeads: 2, totalAgents: 3, secret: 4 } });
    served = await serve({
      handlers: { getAdminStats: leak },
      authenticate: () => userOf('admin'),
      onAnswerMismatch: (mismatch) => mismatches.push(mismatch),
    });
    expect((await fetch(`${served.url}/api/admin/stats`)).status).toBe(500);
    expect(mismatches.join()).toContain('secret');
  });

  test('one that fits, and every refusal, pass', async () => {
    const mismatches: string[] = [];
    const good = async () => ({ status: 200, body: { message: 'Captcha disabled' } });
    served = await serve({ handlers: { getCaptcha: good }, onAnswerMismatch: (mismatch) => mismatches.push(mismatch) });
    expect((await fetch(`${served.url}/api/captcha`)).status).toBe(200);
    expect((await fetch(`${served.url}/api/leads`)).status).toBe(401);
    expect((await postJson(`${served.url}/api/contact`, {})).status).toBe(400);
    expect(mismatches).toEqual([]);
  });
});
