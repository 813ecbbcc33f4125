/** Before a single process it watches the conversation. */
import { listen } from '@manzil/testing/loopback';
import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Exchange {
  method: string;
  path: string;
  status: number;
  requestId: string | null;
  /** Monotonic ms; answered when the head goes back. */
  askedAt: number;
  answeredAt: number;
}

export interface Balancer {
  readonly url: string;
  /** Gives once its requests have ended. Throws after 15 s. */
  drain(target: string): Promise<void>;
  /** Once it is ready. Throws after 30 s. */
  admit(target: string): Promise<void>;
  close(): Promise<void>;
}

export interface BalancerOptions {
  targets: readonly string[];
  /** Answered with 200 while a process wants requests. */
  readinessPath: string;
  onExchange?: (exchange: Exchange) => void;
}

interface Target {
  url: URL;
  admitted: boolean;
  underWay: number;
}

const drainWithinMs = 15_000;
const readyWithinMs = 30_000;
const lookEveryMs = 100;

/** No second try elsewhere: a failed request shows as one. */
export async function startBalancer(options: BalancerOptions): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  const targets = new Map<string, Target>(
    options.targets.map((url) => [url, { url: new URL(url), admitted: true, underWay: 0 }]),
  );
  let turn = 0;

  function next(): Target | undefined {
    const admitted = [...targets.values()].filter((target) => target.admitted);
    turn += 1;
    return admitted[turn % admitted.length];
  }

  function pass(req: IncomingMessage, res: ServerResponse): void {
    const target = next();
    if (target === undefined) {
      res.writeHead(503).end();
      return;
    }
    target.underWay += 1;
    res.once('close', () => {
      target.underWay -= 1;
    });
    const askedAt = performance.now();
    const { hostname, port } = target.url;
    const { method = 'GET', url: path = '/', headers } = req;
    const requestId = [headers['x-request-id'] ?? null].flat()[0] ?? null;
    const upstream = request({ hostname, port, method, path, headers, agent }, (answer) => {
      const status = answer.statusCode ?? 0;
      options.onExchange?.({ method, path, status, requestId, askedAt, answeredAt: performance.now() });
      res.writeHead(status, answer.headers);
      answer.pipe(res);
      answer.once('error', () => res.destroy());
    });
    upstream.once('error', () => res.destroy());
    res.once('close', () => upstream.destroy());
    req.pipe(upstream);
  }

  const server = createServer(pass);
  server.keepAliveTimeout = 30_000;
  const address = await listen(server);

  const of = (url: string): Target => {
    const target = targets.get(url);
    if (target === undefined) throw new Error(`${url} stands behind another proxy`);
    return target;
  };

  return {
    url: address,
    async drain(url) {
      const target = of(url);
      target.admitted = false;
      const endsAt = performance.now() + drainWithinMs;
      while (target.underWay > 0) {
        if (performance.now() > endsAt) throw new Error(`${url} still has requests after ${String(drainWithinMs)} ms`);
        await sleep(lookEveryMs);
      }
    },
    async admit(url) {
      const endsAt = performance.now() + readyWithinMs;
      while (!(await saysReady(`${url}${options.readinessPath}`))) {
        if (performance.now() > endsAt) throw new Error(`${url} was not ready after ${String(readyWithinMs)} ms`);
        await sleep(lookEveryMs);
      }
      of(url).admitted = true;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}

async function saysReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false;
  }
}
