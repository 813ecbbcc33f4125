import { gzipSync } from 'node:zlib';
import type { Operation, Parameter } from '../../contract/operations.ts';
import { collectionOf } from './collection.ts';
import { hostileTexts, hostileValue, spoil, writeJson } from './hostile.ts';
import type { Known } from './known.ts';
import { makeValue } from './make-value.ts';
import type { Random } from './random.ts';

export interface FuzzRequest {
  operation: Operation;
  method: string;
  path: string;
  /** Each as it stands in the address, `name=value`. */
  query: string[];
  headers: Record<string, string>;
  body: Uint8Array | string | null;
  /** Nothing was spoiled: it should be taken, or refused for a reason of the handler's. */
  isPlain: boolean;
}

interface Sources {
  random: Random;
  known: Known;
  /** PNG, for uploads. */
  picture: Uint8Array;
  /** Mends a made body where the handler demands more than the schema. */
  help: (body: unknown) => unknown;
}

type Spoiled = 'path' | 'query' | 'header' | 'body' | 'wire' | null;

/** encodeURIComponent throws at half a surrogate pair, which is sent as the bytes that it would be. */
const encode = (text: string): string =>
  Array.from(text, (sign) => (sign.isWellFormed() ? encodeURIComponent(sign) : '%ED%A0%80')).join('');

/** Encoded and twice it stays below what Node takes as a head, beyond which no operation is reached. */
const longestValue = 1_000;
const strangeQueries = ['a[]=1', 'a[b][c]=1', '__proto__[x]=1', '=', '&&', '%', 'limit', '%00=1', 'constructor=1'];

export function makeRequest(operation: Operation, plain: boolean, sources: Sources): FuzzRequest {
  const { random } = sources;
  const spoiled: Spoiled = plain ? null : whatToSpoil(operation, random);
  const headers: Record<string, string> = {
    'x-forwarded-for': `10.${String(random.int(0, 255))}.${String(random.int(0, 255))}.${String(random.int(1, 254))}`,
  };
  for (const { name, schema } of operation.parameters.filter((one) => one.in === 'header' && random.chance(0.3))) {
    const value = spoiled === 'header' ? random.pick(hostileTexts) : asText(valueOf(operation, sources, name, schema));
    // others no client can send
    if (/^[\u0020-\u007e]*$/.test(value)) headers[name.toLowerCase()] = value;
  }
  const request: FuzzRequest = {
    operation,
    method: operation.method.toUpperCase(),
    path: makePath(operation, sources, spoiled === 'path'),
    query: makeQuery(operation, sources, spoiled === 'query'),
    headers,
    body: null,
    isPlain: plain,
  };
  if (operation.body === null) return request;
  if (operation.body.schema === null) return withPicture(request, sources, spoiled !== null);
  const made = makeValue({ ...sources, collection: collectionOf(operation.path) }, operation.body.schema);
  const helped = random.chance(0.9) ? sources.help(made) : made;
  const body = writeJson(spoiled === 'body' ? spoil(helped, random) : helped);
  request.body = body;
  headers['content-type'] = 'application/json';
  if (spoiled === 'wire') spoilWire(request, body, random);
  return request;
}

function whatToSpoil({ parameters, body }: Operation, random: Random): Spoiled {
  const offered: Spoiled[] = ['query'];
  if (parameters.some((one) => one.in === 'query')) offered.push('query', 'query');
  if (parameters.some((one) => one.in === 'path')) offered.push('path');
  if (parameters.some((one) => one.in === 'header')) offered.push('header');
  if (body !== null) offered.push('body', 'body', 'body', 'body', 'wire');
  return random.pick(offered);
}

const valueOf = (operation: Operation, sources: Sources, name: string, schema: Parameter['schema']): unknown =>
  makeValue({ ...sources, collection: collectionOf(operation.path) }, schema, name);

function makePath(operation: Operation, sources: Sources, spoiled: boolean): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string, at: number) => {
    if (spoiled) return encode(sources.random.pick(hostileTexts.filter((text) => text !== ''))).replace(/^\.+/, '%2e');
    const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name);
    const made = valueOf(operation, sources, name, parameter?.schema ?? { type: 'string' });
    // of two placeholders each follows its own collection
    const collection = /([a-z][a-z-]+)\/$/.exec(operation.path.slice(0, at))?.[1] ?? collectionOf(operation.path);
    const seen = sources.random.chance(0.8) ? sources.known.one(collection, sources.random) : undefined;
    return encode(asText(name === 'id' ? made : (seen ?? made)));
  });
}

function makeQuery(operation: Operation, sources: Sources, spoiled: boolean): string[] {
  const { random } = sources;
  const offered = operation.parameters.filter((one) => one.in === 'query');
  const share = random.pick([0, 0.15, 0.3, 0.8]);
  const query = offered
    .filter(({ required }) => required || random.chance(share))
    .map(({ name, schema }) => `${name}=${encode(asText(valueOf(operation, sources, name, schema)))}`);
  if (!spoiled) return query;
  const name = offered.length > 0 && random.chance(0.9) ? random.pick(offered).name : 'unknown';
  const nasty = `${name}=${encode(asText(hostileValue(random)).slice(0, longestValue))}`;
  // nothing, one more, twice with two values, or as lists
  query.push(...random.pick([[nasty], [nasty], [nasty, nasty], [`${name}[]=1`], [random.pick(strangeQueries)]]));
  return query;
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.slice(0, 50).map(asText).join(',') : writeJson(value).replaceAll('"', '');
}

function withPicture(request: FuzzRequest, { random, picture }: Sources, spoiled: boolean): FuzzRequest {
  const kind = request.operation.body?.mediaType === 'image/*' ? 'image/png' : 'application/octet-stream';
  request.headers['content-type'] = spoiled ? random.pick(['image/svg+xml', kind, 'text/html']) : kind;
  request.body = spoiled
    ? random.pick([picture.slice(0, 60), new Uint8Array(0), Buffer.from('<svg onload="x()"/>'), Buffer.alloc(9_000, 1)])
    : picture;
  return request;
}

function spoilWire(request: FuzzRequest, body: string, random: Random): void {
  const { headers } = request;
  const ways: (() => void)[] = [
    () =>
      void (headers['content-type'] = random.pick([
        'text/plain',
        'application/xml',
        'application/json; charset=latin1',
        'multipart/form-data; boundary=x',
        'application/json;;;',
      ])),
    () => void (request.body = body.slice(0, random.int(0, body.length))),
    () => void (request.body = `${body}${body}`),
    () => void (request.body = `\uFEFF${body}`),
    () => void (request.body = random.pick(['', 'null', '[]', '"x"', '1', '{', '{"a":1,"a":2}', 'NaN', "{'a':1}"])),
    () => void (request.body = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
    () => {
      headers['content-encoding'] = random.pick(['gzip', 'br', 'deflate', 'x-zip', 'gzip, gzip']);
    },
    () => {
      // two million signs in two thousand bytes
      headers['content-encoding'] = 'gzip';
      request.body = gzipSync(`{"a":"${'0'.repeat(2_000_000)}"}`);
    },
    () => {
      headers['content-encoding'] = 'gzip';
      request.body = gzipSync(body);
    },
  ];
  random.pick(ways)();
}
