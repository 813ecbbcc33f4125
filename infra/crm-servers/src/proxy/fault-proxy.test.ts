import { listen } from '@manzil/testing/loopback';
import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { planOf, seededRandom, type Fault } from './faults.ts';

let seen: { method: string; host: string; body: string }[];
let proxy: FaultProxy;
let target = '';
const server = createServer((req, res) => {
  let body = '';
  req.setEncoding('utf8');
  req.on('data', (part: string) => (body += part));
  req.on('end', () => {
    seen.push({ method: req.method ?? '', host: req.headers.host ?? '', body });
    res.writeHead(200, { 'content-type': 'application/json', 'x-of-server': 'yes' });
    res.end(JSON.stringify({ number: seen.length }));
  });
});

beforeEach(async () => {
  seen = [];
  if (!server.listening) target = await listen(server);
  proxy = await startFaultProxy({
    target,
    lostAnswer: () => ({ status: 201, body: { lost: true } }),
  });
});
afterEach(async () => {
  await proxy.close();
  server.closeAllConnections();
  server.close();
});

const post = (signal = AbortSignal.timeout(20_000)) =>
  fetch(`${proxy.url}/leads?a=1`, { method: 'POST', body: 'the body', signal });
const next = (fault: Fault): void => proxy.set({ kind: 'script', faults: [fault] });

describe('the fault proxy', () => {
  it('passes on as it is, and counts', async () => {
    const answer = await post();
    expect([answer.status, answer.headers.get('x-of-server'), await answer.json()]).toEqual([
      200,
      'yes',
      { number: 1 },
    ]);
    expect(seen).toEqual([{ method: 'POST', host: new URL(proxy.url).host, body: 'the body' }]);
    expect(proxy.counts()).toMatchObject({ passed: 1, duplicate: 0 });
    expect(proxy.requests()).toEqual([{ method: 'POST', path: '/leads?a=1', fault: null }]);
  });

  it('breaks the connection before, after and in the middle', async () => {
    next({ kind: 'cut_before' });
    await expect(post()).rejects.toThrow();
    expect(seen).toHaveLength(0);
    next({ kind: 'cut_after' });
    await expect(post()).rejects.toThrow();
    expect(seen).toHaveLength(1);
    next({ kind: 'cut_middle' });
    await expect(post().then((answer) => answer.text())).rejects.toThrow();
    expect(seen).toHaveLength(2);
  });

  it('says nothing while it is half open', async () => {
    next({ kind: 'half_open' });
    await expect(post(AbortSignal.timeout(200))).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(seen).toHaveLength(0);
  });

  it('answers itself, with the server dealing with it or not', async () => {
    next({ kind: 'answer', status: 429, headers: { 'retry-after': '7' } });
    const refused = await post();
    expect([refused.status, refused.headers.get('retry-after'), seen.length]).toEqual([429, '7', 0]);
    next({ kind: 'answer', status: 500, forwarded: true });
    expect([(await post()).status, seen.length]).toEqual([500, 1]);
  });

  it('spoils an answer', async () => {
    next({ kind: 'malformed' });
    await expect(post().then((answer) => answer.json())).rejects.toThrow(SyntaxError);
    expect(seen).toHaveLength(1);
  });

  it('loses a write and answers well, but never a read', async () => {
    proxy.set({ kind: 'shares', seed: 1, shares: [{ fault: { kind: 'lost_write' }, share: 1 }] });
    const answer = await post();
    expect([answer.status, await answer.json(), seen.length]).toEqual([201, { lost: true }, 0]);
    expect((await fetch(proxy.url)).status).toBe(200);
    expect(seen).toHaveLength(1);
  });

  it('sends twice what came once', async () => {
    next({ kind: 'duplicate' });
    expect(await (await post()).json()).toEqual({ number: 2 });
    expect(seen).toHaveLength(2);
  });

  it('is switched while it runs, and a script applies to what it names', async () => {
    const toPost = ({ method }: { method: string }): boolean => method === 'POST';
    proxy.set({ kind: 'script', faults: [null, { kind: 'answer', status: 503 }], to: toPost });
    const read = async () => (await fetch(proxy.url)).status;
    expect([await read(), (await post()).status, await read(), (await post()).status]).toEqual([200, 200, 200, 503]);
    proxy.set({ kind: 'shares', seed: 1, shares: [{ fault: { kind: 'answer', status: 500 }, share: 1 }] });
    expect((await post()).status).toBe(500);
    proxy.set(null);
    expect((await post()).status).toBe(200);
    expect(proxy.counts()).toMatchObject({ answer: 2, passed: 4 });
  });
});

describe('shares', () => {
  const request = { method: 'GET', path: '/', headers: {}, body: Buffer.alloc(0) };
  const shares = [
    { fault: { kind: 'cut_before' } as const, share: 0.25 },
    { fault: { kind: 'cut_after' } as const, share: 0.25 },
  ];
  const drawn = (seed: number): string[] => {
    const plan = planOf({ kind: 'shares', seed, shares });
    return Array.from({ length: 4_000 }, () => plan(request)?.kind ?? 'none');
  };

  it('are kept to, and are the same for the same seed', () => {
    const kinds = drawn(5);
    expect(drawn(5)).toEqual(kinds);
    expect(drawn(6)).not.toEqual(kinds);
    const of = (kind: string): number => kinds.filter((one) => one === kind).length / kinds.length;
    for (const kind of ['cut_before', 'cut_after']) expect(of(kind)).toBeCloseTo(0.25, 1);
    expect(of('none')).toBeCloseTo(0.5, 1);
  });

  it('cannot be more than the whole', () => {
    const most = shares.map((one) => ({ ...one, share: 0.6 }));
    expect(() => planOf({ kind: 'shares', seed: 1, shares: most })).toThrow(RangeError);
    const random = seededRandom(1);
    expect(Array.from({ length: 100 }, random).every((number) => number >= 0 && number < 1)).toBe(true);
  });
});
