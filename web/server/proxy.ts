import type { Logger } from '@manzil/core/platform/logger';
import type { Request, Response } from 'express';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import { Agent, type ClientRequest } from 'node:http';
import { Socket } from 'node:net';
import { sendProblem } from './problem.ts';

/** Of silence; the api gives a body up after 30 s. */
const answerTimeoutMs = 35_000;

interface ProxyOptions {
  target: string;
  logger: Logger;
}

/** 503 when the api is away, 502 when it fails midway. */
export function apiProxy(options: ProxyOptions): RequestHandler<Request, Response>[] {
  return [
    // open screens would take the others' connections
    proxy(options, (path) => path === '/api/events', new Agent()),
    proxy(
      options,
      (path) => /^\/(api|media)(\/|$)/.test(path),
      new Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64 }),
    ),
  ];
}

function proxy({ target, logger }: ProxyOptions, pathFilter: (path: string) => boolean, agent: Agent) {
  return createProxyMiddleware<Request, Response>({
    target,
    pathFilter,
    agent,
    proxyTimeout: answerTimeoutMs,
    on: {
      proxyReq: (proxyReq, req) => nameVisitor(proxyReq, req),
      proxyRes: (proxyRes, _req, res) => {
        // the api's `Connection` is not the visitor's, which may have to end
        if (res.getHeader('connection') === 'close') proxyRes.headers.connection = 'close';
      },
      error: (error, req, res) => answerFailure(error, req, res, logger),
    },
  });
}

/**
 * The api limits by visitor and believes this process: the real peer is always added, after what the visitor sent,
 * which counts only from a trusted proxy.
 */
function nameVisitor(proxyReq: ClientRequest, req: Request): void {
  const before = req.get('x-forwarded-for');
  const peer = req.socket.remoteAddress ?? '';
  proxyReq.setHeader('X-Forwarded-For', before === undefined ? peer : `${before}, ${peer}`);
  proxyReq.setHeader('X-Forwarded-Proto', req.protocol);
}

function answerFailure(error: Error, req: Request, res: Response | Socket, logger: Logger): void {
  if (res instanceof Socket || res.headersSent || res.destroyed) {
    res.destroy();
    return;
  }
  const code = (error as NodeJS.ErrnoException).code ?? error.name;
  logger.warn({ requestId: req.headers['x-request-id'], code }, 'api did not answer');
  const away = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN'].includes(code);
  sendProblem(req, res, {
    status: away ? 503 : 502,
    code: 'server.unavailable',
    detail: 'The service is not available just now. Please try again in a moment.',
  });
}
