import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { liesAboutLookups } from './about-lookups.ts';
import { liesOfTransport } from './about-transport.ts';
import { liesAboutWrites } from './about-writes.ts';
import { startLiar } from './liar.ts';
import type { Lie } from './lie.ts';

const lies = [...liesAboutWrites, ...liesOfTransport, ...liesAboutLookups];
/** They take longer than anybody listens. */
const slow = new Set(['slow-body', 'no-end']);

/** A CRM that is well: what it was told, it has. */
async function startCrm() {
  const stored = new Set<string>();
  const server = createServer((req, res) => {
    req.resume();
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://crm');
    const reference = pathname.split('/')[3] ?? searchParams.get('reference') ?? '';
    if (req.method === 'PUT') stored.add(reference);
    const record = { id: `id-${reference}`, reference, version: 3 };
    res.end(JSON.stringify(req.method === 'PUT' ? record : { leads: stored.has(reference) ? [record] : [] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { stored, url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` };
}

async function heard(answer: Promise<Response>): Promise<unknown> {
  try {
    const response = await answer;
    return [
      response.status,
      response.headers.get('location'),
      response.headers.get('retry-after'),
      await response.text(),
    ];
  } catch {
    return 'nothing';
  }
}

async function lyingIn(lie: Lie) {
  const crm = await startCrm();
  const liar = await startLiar(crm.url, (email) => (email.startsWith('lied') ? lie : null));
  onTestFinished(() => liar.close());
  const write = (reference: string, email: string) =>
    heard(
      fetch(`${liar.url}/v1/leads/${reference}`, {
        method: 'PUT',
        body: JSON.stringify({ email }),
        redirect: 'manual',
      }),
    );
  const ask = (reference: string) => heard(fetch(`${liar.url}/v1/leads?reference=${reference}`));
  return { crm, liar, write, ask };
}

it.each(lies.filter(({ name }) => !slow.has(name)).map((lie) => [lie.name, lie] as const))(
  '%s is told to whom it is meant, and to nobody else',
  async (name, lie) => {
    const { liar, write, ask } = await lyingIn(lie);
    const truth = (reference: string) => [
      200,
      null,
      null,
      JSON.stringify({ id: `id-${reference}`, reference, version: 3 }),
    ];
    expect(await write('A', 'true@example.com')).toEqual(truth('A'));
    expect(await ask('A')).toMatchObject([200, null, null, expect.stringContaining('"A"')]);
    const written = await write('B', 'lied@example.com');
    const asked = await ask('B');
    const honest = [200, null, null, JSON.stringify({ leads: [{ id: 'id-B', reference: 'B', version: 3 }] })];
    const isAboutLookups = liesAboutLookups.includes(lie);
    expect(isAboutLookups ? asked : written).not.toEqual(isAboutLookups ? honest : truth('B'));
    expect(liar.told.get(name)).toBeGreaterThan(0);
  },
);

it('has forty ways and more, each with a name of its own', () => {
  expect(lies.length).toBeGreaterThanOrEqual(40);
  expect(new Set(lies.map(({ name }) => name)).size).toBe(lies.length);
});
