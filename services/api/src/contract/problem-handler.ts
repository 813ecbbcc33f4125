import { ownValue } from '@manzil/core/platform/own-value';
import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { ProblemError, toProblem, type ProblemCode } from './problem.ts';

/** Their messages may quote the input, so none is shown. */
const parserCodes: Record<string, ProblemCode> = {
  'entity.parse.failed': 'request.malformed',
  'entity.too.large': 'request.too_large',
  'encoding.unsupported': 'request.unsupported_media_type',
  'charset.unsupported': 'request.unsupported_media_type',
  'request.size.invalid': 'request.malformed',
  'request.aborted': 'request.malformed',
};

/** The logger's id when it set one. */
export function requestIdOf(req: Request): string {
  const holder = req as { id?: unknown };
  if (typeof holder.id !== 'string' && typeof holder.id !== 'number') holder.id = randomUUID();
  return String(holder.id);
}

/** An unknown one becomes server.error, without its words. */
export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const { type, status } = (error ?? {}) as { type?: unknown; status?: unknown };
  const code = typeof type === 'string' ? ownValue(parserCodes, type) : undefined;
  if (code) return new ProblemError(code, { cause: error });
  // a bad address, a body that does not inflate: told only by the status
  const isClientFault = error instanceof Error && status === 400;
  return new ProblemError(isClientFault ? 'request.malformed' : 'server.error', { cause: error });
}

/** The last middleware. `report` alone gets what was not declared. */
export function problemHandler(report: (error: unknown, requestId: string, req: Request) => void): ErrorRequestHandler {
  return (error, req, res, next) => {
    const problem = asProblem(error);
    const requestId = requestIdOf(req);
    if (problem.status >= 500) report(error, requestId, req);
    if (res.headersSent) return next(error);
    sendProblem(res, problem, requestId);
  };
}

function sendProblem(res: Response, problem: ProblemError, requestId: string): void {
  res.status(problem.status).set(problem.headers).set('Cache-Control', 'no-store');
  res.type('application/problem+json').json(toProblem(problem, requestId));
}
