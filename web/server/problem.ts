import { ownValue } from '@manzil/core/platform/own-value';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Problem {
  status: number;
  /** `ProblemCode` of the contract. */
  code: string;
  detail: string;
}

const titles: Record<string, string> = {
  'server.unavailable': 'The server cannot answer just now',
  'server.error': 'The server failed',
  'request.invalid': 'The request does not fit the contract',
};

export function sendProblem(req: IncomingMessage, res: ServerResponse, problem: Problem): void {
  const body = JSON.stringify({
    type: `urn:manzil:problem:${problem.code}`,
    title: ownValue(titles, problem.code) ?? problem.detail,
    status: problem.status,
    detail: problem.detail,
    code: problem.code,
    requestId: String(req.headers['x-request-id'] ?? ''),
  });
  res.writeHead(problem.status, {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(problem.status === 503 ? { 'Retry-After': '5' } : {}),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
