import { readFileSync } from 'node:fs';
import type { Permission } from '@manzil/core/accounts/permissions';
import { addProperty } from '@manzil/core/listings/testing/add-property';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../contract/document.ts';
import { signInAs, type Staff } from '../../testing/sign-in.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { made } from '../testing/api-tokens.ts';

const page = readFileSync(new URL('../../../../../docs/how-to/use-the-api-as-a-machine.md', import.meta.url), 'utf8');
const shell = /```sh\n(.*?)```/s.exec(page)?.[1] ?? '';

/** Each command, with the permissions that its comment names. */
const examples = shell
  .replaceAll('\\\n', ' ')
  .split(/^# /m)
  .slice(1)
  .map((text) => {
    const [comment = '', command = ''] = text.split('\n');
    return { command, needs: (comment.match(/[a-z]+\.[a-z_]+/g) ?? []) as Permission[] };
  });

let api: TestApi;
let admin: Staff;
beforeAll(async () => {
  api = await startApi();
  admin = await signInAs(api, 'admin');
  // the listing of the page
  await api.pool.query('alter table properties alter column id restart with 42');
  await addProperty(api.pool);
});
afterAll(() => api.close());

/** What curl would send. */
function read(command: string, variables: Record<string, string>) {
  const words = [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) =>
      single ?? (double ?? plain ?? '').replaceAll(/\$([A-Z]+)/g, (_, name: string) => variables[name] ?? ''),
  );
  expect(words.shift()).toBe('curl');
  const sent = {
    method: 'GET',
    headers: {} as Record<string, string>,
    body: undefined as string | undefined,
    address: '',
  };
  while (words.length > 0) {
    const word = words.shift() ?? '';
    if (!word.startsWith('-')) {
      sent.address = word;
      continue;
    }
    const value = words.shift() ?? '';
    if (word === '-X') sent.method = value;
    else if (word === '-d') sent.body = value;
    else if (word === '-H') sent.headers[value.split(': ')[0] ?? ''] = value.split(': ')[1] ?? '';
    else if (word !== '-o') throw new Error(`${word} is not read here`);
  }
  return sent;
}

it('has examples', () => expect(examples).toHaveLength(4));

it.each(examples)('$command is done with the permissions that the page names [M-845]', async ({ command, needs }) => {
  const { secret } = await made(api, admin, needs);
  const { address, ...request } = read(command, { TOKEN: secret, MANZIL: api.url });
  const answer = await fetch(address, { ...request, body: request.body ?? null, signal: AbortSignal.timeout(20_000) });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/./)]);
  api.demandContract();
});

it('names codes that there are [M-845]', () => {
  const named = [...page.matchAll(/`((?:auth|request)\.[a-z_]+)`/g)].map(([, code]) => code);
  expect(named.length).toBeGreaterThan(5);
  expect(contract.components.schemas['ProblemCode']?.['enum']).toEqual(expect.arrayContaining(named));
});
