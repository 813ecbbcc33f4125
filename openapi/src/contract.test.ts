import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { findDrift } from './drift.ts';
import { lint } from './lint.ts';
import { generate, readNotImplemented, repositoryPath, type Generated } from './outputs.ts';

let generated: Generated;
let listed: string[];
beforeAll(async () => {
  generated = await generate();
  listed = await readNotImplemented();
}, 60_000);

test('the contract keeps the rules of the house', () => {
  expect(lint(generated.contract, listed)).toEqual([]);
});

test('every generated file is what the contract gives', async () => {
  expect(await findDrift(generated.files, repositoryPath)).toEqual([]);
});

test('server and web have the same types', async () => {
  const [server, web] = await Promise.all(
    ['services/api/src/contract/generated.ts', 'web/src/lib/api/generated.ts'].map((name) =>
      readFile(repositoryPath(name), 'utf8'),
    ),
  );
  expect(web).toBe(server);
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
    return lint(document, listed);
  };
  const without = (member: string) => change('/api/leads', 'get', (operation) => delete operation[member]);

  test.each(['operationId', 'summary', 'tags', 'x-permission'])('an operation without %s is found', (member) => {
    expect(without(member).length).toBeGreaterThan(0);
  });

  test.each(['400', '401', '403', 'default'])('a missing answer %s is found', (status) => {
    const breaches = change('/api/leads', 'get', (operation) => delete (operation['responses'] as Item)[status]);
    expect(breaches).toEqual([`GET /api/leads has no answer ${status}`]);
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

  test('an unknown name in not-implemented.json, and one that stands twice, are found', () => {
    expect(lint(generated.contract, ['sendFlowers', 'deleteLead', 'deleteLead'])).toEqual([
      'not-implemented.json names sendFlowers, which the contract does not have',
      'not-implemented.json names deleteLead twice',
    ]);
  });

  test('an operationId used twice is found', () => {
    const breaches = change('/api/captcha', 'get', (operation) => (operation['operationId'] = 'listLeads'));
    expect(breaches).toContain('operationId listLeads is used twice');
  });
});
