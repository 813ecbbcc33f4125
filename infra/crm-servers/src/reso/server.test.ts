import { expect, it, onTestFinished } from 'vitest';
import type { ResoServerOptions } from './options.ts';
import { startResoServer, type ResoServer } from './server.ts';

async function serverWith(options: Partial<ResoServerOptions> = {}): Promise<ResoServer> {
  const server = await startResoServer(options);
  onTestFinished(() => server.close());
  server.store.put({ ListingKey: 'K1', ListPrice: 5, StandardStatus: 'Active', City: "Q'atar" });
  server.store.put({ ListingKey: 'K2', ListPrice: 9, StandardStatus: 'Closed' });
  return server;
}

async function ask({ url }: ResoServer, path: string, init: RequestInit = {}) {
  const headers = { authorization: 'Bearer reso-token', ...(init.headers as Record<string, string> | undefined) };
  const answer = await fetch(`${url}${path}`, { ...init, headers });
  const text = await answer.text();
  return {
    status: answer.status,
    version: answer.headers.get('odata-version'),
    json: text.startsWith('{')
      ? (JSON.parse(text) as { value: { ListingKey: string }[]; error: { details: { target: string }[] } })
      : null,
  };
}

it.each([
  ['/Property?$select=ListingKey,Nothing', 'Nothing'],
  ['/Property?$filter=Nothing eq 1', 'Nothing'],
  ["/Property?$filter=ListPrice eq 'five'", 'ListPrice'],
  ['/Property?$filter=ModificationTimestamp ge yesterday', 'ModificationTimestamp'],
  ["/Property?$filter=ListingKey in ('K1')", '$filter'],
  ['/Property?$filter=(ListPrice eq 5', '$filter'],
  ['/Property?$orderby=Nothing', '$orderby'],
  ['/Property?$expand=Rooms', '$expand'],
  ['/Property?$top=many', '$top'],
  ['/Property?$search=villa', '$search'],
])('refuses %s', async (path, target) => {
  const { status, json, version } = await ask(await serverWith(), path);
  expect([status, json?.error.details[0]?.target, version]).toEqual([400, target, '4.0']);
});

it.each([
  ['ListPrice gt 4 and ListPrice lt 6', ['K1']],
  ["City eq 'Q''atar' or ListingKey eq 'K2'", ['K1', 'K2']],
  ["not (StandardStatus eq 'Active')", ['K2']],
  ['City eq null', ['K2']],
  ['ModificationTimestamp ge 2020-01-01T00:00:00+03:00', ['K1', 'K2']],
])('finds by %s', async (filter, keys) => {
  const { json } = await ask(await serverWith(), `/Property?$filter=${encodeURIComponent(filter)}`);
  expect(json?.value.map(({ ListingKey }) => ListingKey)).toEqual(keys);
});

it('asks for a token, refuses newer versions, and takes enumerations only with their namespace', async () => {
  const server = await serverWith({ lookups: 'enum' });
  expect((await ask(server, '/Property', { headers: { authorization: 'Bearer wrong' } })).status).toBe(401);
  expect((await ask(server, '/Property', { headers: { 'odata-version': '5.0' } })).status).toBe(400);
  expect((await ask(server, "/Property?$filter=StandardStatus eq 'Active'")).status).toBe(400);
  const named = "/Property?$filter=StandardStatus eq org.reso.metadata.enums.StandardStatus'Active'";
  expect((await ask(server, named)).json?.value).toHaveLength(1);
});

it('changes nothing that it does not say it changes, and nothing without the ETag it asks for', async () => {
  const init = { method: 'PATCH', body: JSON.stringify({ ListPrice: 7 }) };
  expect((await ask(await serverWith(), "/Property('K1')", init)).status).toBe(405);
  const server = await serverWith({ writes: true, etags: true });
  expect((await ask(server, "/Property('K1')", init)).status).toBe(428);
  expect((await ask(server, "/Property('K1')", { ...init, headers: { 'if-match': 'W/"old"' } })).status).toBe(412);
  const negative = { method: 'POST', body: JSON.stringify({ ListPrice: -1 }) };
  expect((await ask(server, '/Property', negative)).json?.error.details[0]?.target).toBe('ListPrice');
});
