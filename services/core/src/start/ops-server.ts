/** A port of its own, which no visitor reaches. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { closeServer } from './close-server.ts';
import { answerReadiness } from '../platform/health.ts';

export interface OpsOptions {
  port: number;
  host: string;
  /** Each rejects when a part that this process needs cannot be used. */
  checks: Record<string, () => Promise<unknown>>;
  isDraining: () => boolean;
  metrics: Pick<Registry, 'metrics' | 'contentType'>;
  onError: (error: unknown) => void;
}

export interface OpsServer {
  /** The port really listened on. */
  readonly port: number;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  type: string;
  text: string;
}

/** @throws the system's error when it cannot listen */
export async function startOpsServer(options: OpsOptions): Promise<OpsServer> {
  const server = createServer((req, res) => void serve(options, req, res));
  server.requestTimeout = 5_000;
  server.headersTimeout = 5_000;
  server.listen(options.port, options.host);
  await once(server, 'listening');
  server.on('error', options.onError);
  return { port: portOf(server), close: () => closeServer(server, 1_000) };
}

async function serve(options: OpsOptions, req: IncomingMessage, res: ServerResponse): Promise<void> {
  try {
    const { status, type, text } = await answer(options, req);
    res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
  } catch (error) {
    options.onError(error);
    res.writeHead(500).end();
  }
}

/** `/livez` says no more than that the loop turns. */
async function answer({ checks, isDraining, metrics }: OpsOptions, req: IncomingMessage): Promise<Answer> {
  const [path] = (req.url ?? '/').split('?', 1);
  if (req.method !== 'GET' && req.method !== 'HEAD') return json(405, { status: 'only GET' });
  switch (path) {
    case '/livez':
      return json(200, { status: 'ok' });
    case '/readyz': {
      const { status, body } = await answerReadiness(checks, isDraining());
      return json(status, body);
    }
    case '/metrics':
      return { status: 200, type: metrics.contentType, text: await metrics.metrics() };
    default:
      return json(404, { status: 'unknown address' });
  }
}

function json(status: number, body: object): Answer {
  return { status, type: 'application/json', text: JSON.stringify(body) };
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
