/** Stands before the CRM and lies to some leads, each in one way; to all others it is the CRM. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Answer, type Call, type Lie, pass } from './lie.ts';

export interface Liar {
  url: string;
  /** How often each lie was told. */
  told: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

const forwardWithinMs = 20_000;
const hop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding']);

/** @param lieTo the lie for whoever has this e-mail address; null for the truth */
export async function startLiar(target: string, lieTo: (email: string) => Lie | null): Promise<Liar> {
  const lies = new Map<string, { lie: Lie | null; since: number; writes: number; lookups: number }>();
  const newest = new Map<Call['kind'], { reference: string; answer: Answer }[]>();
  const told = new Map<string, number>();

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await bodyOf(req);
    const forward = () => forwarded(target, req, body);
    const asked = askedFor(req);
    if (asked === null) {
      pass(await forward(), res);
      return;
    }
    const { kind, reference } = asked;
    const known = lies.get(reference) ?? { lie: lieTo(emailOf(body)), since: performance.now(), writes: 0, lookups: 0 };
    lies.set(reference, known);
    const call: Call = {
      kind,
      reference,
      before: kind === 'write' ? known.writes++ : known.lookups++,
      ageMs: performance.now() - known.since,
      async forward() {
        const answer = await forward();
        // bounded: a few are enough to have one of another
        newest.set(kind, [...(newest.get(kind) ?? []).slice(-3), { reference, answer }]);
        return answer;
      },
      ofAnother: () => newest.get(kind)?.findLast((one) => one.reference !== reference)?.answer ?? null,
    };
    const { lie } = known;
    if (lie?.tellsTo(call) !== true) {
      pass(await call.forward(), res);
      return;
    }
    told.set(lie.name, (told.get(lie.name) ?? 0) + 1);
    await lie.tell(call, res);
  }

  const server = createServer((req, res) => {
    res.on('error', () => undefined);
    serve(req, res).catch(() => res.socket?.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    told,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The lead that a call is about; null for every other call. */
function askedFor({ method, url = '' }: IncomingMessage): Pick<Call, 'kind' | 'reference'> | null {
  const { pathname, searchParams } = new URL(url, 'http://crm');
  const written = /^\/v1\/leads\/([^/]+)$/.exec(pathname)?.[1];
  if (method === 'PUT' && written !== undefined) return { kind: 'write', reference: decodeURIComponent(written) };
  const reference = searchParams.get('reference');
  return method === 'GET' && pathname === '/v1/leads' && reference !== null ? { kind: 'lookup', reference } : null;
}

async function bodyOf(req: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const emailOf = (body: Buffer): string => /[\w.]+@example\.com/.exec(body.toString('utf8'))?.[0] ?? '';

async function forwarded(target: string, req: IncomingMessage, body: Buffer): Promise<Answer> {
  const headers = Object.entries(req.headers).filter(([name]) => name !== 'host' && !hop.has(name));
  const answer = await fetch(`${target}${req.url ?? ''}`, {
    method: req.method ?? 'GET',
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    redirect: 'manual',
    signal: AbortSignal.timeout(forwardWithinMs),
  });
  const kept = [...answer.headers].filter(([name]) => !hop.has(name));
  return { status: answer.status, headers: Object.fromEntries(kept), body: Buffer.from(await answer.arrayBuffer()) };
}
