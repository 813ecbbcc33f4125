import { closeNow, listen } from '@manzil/testing/loopback';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  isWrite,
  planOf,
  type Fault,
  type FaultKind,
  type FaultPlan,
  type FaultScript,
  type FaultShares,
  type ProxiedRequest,
} from './faults.ts';
import type { Answer, Reply } from '../lying/lie.ts';
import { speak } from '../lying/speak.ts';
import { forward, readBody, type ForwardedAnswer } from './forward.ts';

export interface FaultProxyOptions {
  /** Without a trailing slash. */
  target: string;
  /** Needs knowledge of the protocol. Default: 200 and `{}`. */
  lostAnswer?: (request: ProxiedRequest) => { status: number; body: object };
  /** What lost writes apply to. Default: all but GET. */
  isWrite?: (request: ProxiedRequest) => boolean;
}

export interface FaultProxy {
  url: string;
  /** From the next request on. Null: all pass. */
  set(faults: FaultScript | FaultShares | null): void;
  /** Since the start or the last `forget`. */
  counts(): Readonly<Record<FaultKind | 'passed', number>>;
  requests(): readonly { method: string; path: string; fault: FaultKind | null }[];
  forget(): void;
  close(): Promise<void>;
}

const mostKept = 1_000;
const chunk = Buffer.alloc(64 * 1024, ' ');
/** More than any client may read. */
const endlessBytes = 256 * 1024 * 1024;

export async function startFaultProxy(options: FaultProxyOptions): Promise<FaultProxy> {
  const kept: { method: string; path: string; fault: FaultKind | null }[] = [];
  const answers: ForwardedAnswer[] = [];
  let counted = noCounts();
  let plan: FaultPlan = () => null;

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => {
      // the server or the client is gone
      incoming.socket.destroy();
    });
  });
  // half-open requests stay open
  server.requestTimeout = 0;
  server.keepAliveTimeout = 30_000;
  server.on('connection', (socket) => void socket.on('error', () => undefined));

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request: ProxiedRequest = {
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      headers: incoming.headers,
      body: await readBody(incoming),
    };
    const fault = plan(request);
    counted[fault?.kind ?? 'passed'] += 1;
    kept.push({ method: request.method, path: request.path, fault: fault?.kind ?? null });
    if (kept.length > mostKept) kept.shift();
    await meet(fault, request, incoming, outgoing);
  }

  async function meet(
    fault: Fault | null,
    request: ProxiedRequest,
    { socket }: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> {
    const pass = async (): Promise<ForwardedAnswer> => {
      const answer = await forward(options.target, request);
      if (answers.length < mostKept) answers.push(answer);
      return answer;
    };
    switch (fault?.kind) {
      case undefined:
        return send(outgoing, await pass());
      case 'latency':
        await new Promise((resolve) => setTimeout(resolve, fault.ms));
        return send(outgoing, await pass());
      case 'cut_before':
        return void socket.destroy();
      case 'cut_after':
        await pass();
        return void socket.destroy();
      case 'cut_middle':
        return cutInTheMiddle(socket, outgoing, await pass());
      case 'half_open':
        return;
      case 'answer':
        if (fault.forwarded === true) await pass();
        return send(outgoing, ownAnswer(fault));
      case 'malformed':
        return send(outgoing, malformed(await pass()));
      case 'endless':
        return sendEndless(outgoing, await pass());
      case 'lost_write': {
        if (!(options.isWrite ?? isWrite)(request)) return send(outgoing, await pass());
        const { status, body } = options.lostAnswer?.(request) ?? { status: 200, body: {} };
        return send(outgoing, jsonAnswer(status, JSON.stringify(body)));
      }
      case 'duplicate':
        await pass();
        return send(outgoing, await pass());
      case 'answer_of': {
        const other = answers[fault.request];
        if (other === undefined) throw new RangeError(`Request ${String(fault.request)} has no answer yet`);
        await pass();
        return send(outgoing, other);
      }
      case 'edited': {
        const answer = await pass();
        return send(outgoing, { ...answer, body: Buffer.from(fault.edit(answer.body.toString('utf8'))) });
      }
      case 'told':
        return tell(outgoing, fault.tell(plain(await pass())));
    }
  }

  const url = await listen(server);
  return {
    url,
    set(faults) {
      plan = faults === null ? () => null : planOf(faults);
    },
    counts: () => ({ ...counted }),
    requests: () => [...kept],
    forget() {
      counted = noCounts();
      kept.length = 0;
      answers.length = 0;
    },
    close: () => closeNow(server),
  };
}

function noCounts(): Record<FaultKind | 'passed', number> {
  return {
    passed: 0,
    latency: 0,
    cut_before: 0,
    cut_after: 0,
    cut_middle: 0,
    half_open: 0,
    answer: 0,
    malformed: 0,
    endless: 0,
    lost_write: 0,
    duplicate: 0,
    answer_of: 0,
    edited: 0,
    told: 0,
  };
}

function send(outgoing: ServerResponse, { status, headers, body }: ForwardedAnswer): void {
  outgoing.writeHead(status, { ...headers, 'content-length': String(body.length) });
  outgoing.end(body);
}

/** Of a repeated header lies get the first. */
function plain({ status, headers, body }: ForwardedAnswer): Answer {
  const first = Object.entries(headers).map(([name, value]) => [name, [value].flat()[0] ?? ''] as const);
  return { status, headers: Object.fromEntries(first), body };
}

async function tell(outgoing: ServerResponse, reply: Reply): Promise<void> {
  if (typeof reply === 'function') await reply(outgoing);
  else speak(outgoing, reply);
}

function jsonAnswer(status: number, body: string, headers: Record<string, string> = {}): ForwardedAnswer {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: Buffer.from(body) };
}

function ownAnswer({ status, headers, body = '{}' }: Extract<Fault, { kind: 'answer' }>): ForwardedAnswer {
  return jsonAnswer(status, body, headers);
}

/** Without a body to cut, the head is cut. */
function cutInTheMiddle(socket: Socket, outgoing: ServerResponse, { status, headers, body }: ForwardedAnswer): void {
  if (body.length < 2) return void socket.destroy();
  outgoing.writeHead(status, { ...headers, 'content-length': String(body.length) });
  outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => socket.destroy());
}

function malformed({ body }: ForwardedAnswer): ForwardedAnswer {
  const half = body.subarray(0, Math.floor(body.length / 2));
  return jsonAnswer(200, half.length === 0 ? '<html>' : half.toString('utf8'));
}

async function sendEndless(outgoing: ServerResponse, { status, headers }: ForwardedAnswer): Promise<void> {
  outgoing.writeHead(status, { ...headers, 'transfer-encoding': 'chunked' });
  await pipeline(Readable.from(spaces()), outgoing);
}

function* spaces(): Generator<Buffer> {
  for (let sent = 0; sent < endlessBytes; sent += chunk.length) yield chunk;
}
