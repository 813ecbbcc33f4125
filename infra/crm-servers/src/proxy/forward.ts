import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import type { ProxiedRequest } from './faults.ts';

export interface ForwardedAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

const mostBytes = 64 * 1024 * 1024;
/** Ours answer sooner, or are broken. */
const withinMs = 60_000;
/** Of one connection; `send` makes them anew. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);
/** One that just closed would look like a fault. */
const agent = new Agent({ keepAlive: false });

/** Keeps Host: addresses in answers lead through the proxy. */
export function forward(target: string, { method, path, headers, body }: ProxiedRequest): Promise<ForwardedAnswer> {
  return new Promise((resolve, reject) => {
    const own = Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
    const options = { method, agent, headers: { ...own, 'content-length': String(body.length) } };
    const outgoing = httpRequest(`${target}${path}`, { ...options, signal: AbortSignal.timeout(withinMs) });
    outgoing.on('error', reject);
    outgoing.on('response', (answer) => {
      readBody(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 502, headers: kept(answer), body: bytes }),
        reject,
      );
    });
    outgoing.end(body);
  });
}

/** @throws Error when it breaks off or is more than 64 MiB */
export async function readBody(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) throw new Error('The body is too large for the proxy');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function kept({ headers }: IncomingMessage): Record<string, string | string[]> {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || hopByHop.has(name) ? [] : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}
