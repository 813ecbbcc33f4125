import { beforeAll, describe, expect, test } from 'vitest';
import { findDrift } from './drift.ts';
import { lint } from './lint.ts';
import { operationsOf } from './operations.ts';
import { generate, repositoryPath, type Generated } from './outputs.ts';

let generated: Generated;
beforeAll(async () => {
  generated = await generate();
}, 60_000);

test('the contract keeps the rules of the house', () => {
  expect(lint(generated.contract)).toEqual([]);
});

test('every generated file is what the contract gives', async () => {
  expect(await findDrift(generated.files, repositoryPath)).toEqual([]);
});

test.each([
  ['/api/leads', 'get', ['200', '400', '401', '403', 'default']],
  ['/api/leads/{id}/timeline', 'get', ['200', '401', '403', '404', 'default']],
  ['/api/contact', 'post', ['200', '201', '400', '409', '413', '415', '422', '429', 'default']],
] as const)('%s has the refusals that follow from what it takes', (path, method, statuses) => {
  const operation = operationsOf(generated.contract).find((one) => one.path === path && one.method === method);
  expect(Object.keys(operation?.responses ?? {})).toEqual(statuses);
});

describe('drift', () => {
  test('a file that differs is named with its first different line', async () => {
    const files = new Map([['openapi/package.json', '{\n  "name": "other"\n}\n']]);
    const [sentence] = await findDrift(files, repositoryPath);
    expect(sentence).toContain('openapi/package.json is not what the contract gives: line 2');
  });

  test('a file that is missing is named', async () => {
    expect(await findDrift(new Map([['openapi/none.ts', '']]), repositoryPath)).toEqual(['openapi/none.ts is missing']);
  });
});

describe('lint', () => {
  type Item = Record<string, Record<string, unknown>>;
  const change = (path: string, method: string, edit: (operation: Record<string, unknown>) => void) => {
    const document = structuredClone(generated.contract);
    edit((document.paths[path] as Item)[method] as Record<string, unknown>);
    return lint(document);
  };
  const without = (member: string) => change('/api/leads', 'get', (operation) => delete operation[member]);

  test.each(['operationId', 'summary', 'tags', 'x-permission'])('an operation without %s is found', (member) => {
    expect(without(member).length).toBeGreaterThan(0);
  });

  test.each([0, 30, '12'])('a deadline of %j is found', (deadline) => {
    const breaches = change('/api/leads', 'get', (operation) => (operation['x-deadline'] = deadline));
    expect(breaches).toEqual(['GET /api/leads: x-deadline is no number of seconds from 5 to 29']);
  });

  test('a parameter without bounds is found', () => {
    const edit = (operation: Record<string, unknown>) => {
      operation['parameters'] = [{ name: 'search', in: 'query', schema: { type: 'string' } }];
    };
    expect(change('/api/leads', 'get', edit)).toEqual(['GET /api/leads: parameter search has no bounds']);
  });

  test('a body or answer without example, and a body open to anything, are found', () => {
    const edit = (operation: Record<string, unknown>) => {
      operation['requestBody'] = { content: { 'application/json': { schema: { type: 'object' } } } };
    };
    expect(change('/api/chat', 'post', edit)).toEqual([
      'POST /api/chat: the body has no example',
      'POST /api/chat: the body takes unknown members',
    ]);
  });

  test('an operationId used twice is found', () => {
    const breaches = change('/api/captcha', 'get', (operation) => (operation['operationId'] = 'listLeads'));
    expect(breaches).toContain('operationId listLeads is used twice');
  });
});
