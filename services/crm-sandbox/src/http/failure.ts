/** Never with a value that was sent. */
import type { NextFunction, Request, Response } from 'express';
import type { components } from '@manzil/contract/sandbox';

type Code = components['schemas']['Failure']['code'];

const statusOf: Readonly<Record<Code, number>> = {
  request_invalid: 400,
  unauthorized: 401,
  not_found: 404,
  gone: 410,
  too_large: 413,
  unprocessable: 422,
  too_many_requests: 429,
  server_error: 500,
};

export class Failure extends Error {
  readonly code: Code;

  constructor(code: Code, message: string) {
    super(message);
    this.name = 'Failure';
    this.code = code;
  }
}

export function sendFailure(res: Response, { code, message }: Failure): void {
  res.status(statusOf[code]).json({ code, message: message.slice(0, 300) });
}

/** The last middleware: the undeclared is a 500 without its text. */
export function failureHandler(onUnexpected: (error: unknown) => void) {
  return (error: unknown, _req: Request, res: Response, _next: NextFunction): void => {
    if (res.headersSent) {
      res.destroy();
      return;
    }
    const failure = error instanceof Failure ? error : fromParser(error);
    if (failure !== null) {
      sendFailure(res, failure);
      return;
    }
    onUnexpected(error);
    sendFailure(res, new Failure('server_error', 'The CRM failed'));
  };
}

/** by a status */
function fromParser(error: unknown): Failure | null {
  const { status, type } = (error ?? {}) as { status?: unknown; type?: unknown };
  if (status === 413) return new Failure('too_large', 'The body is larger than 256 kB');
  if (type === 'entity.parse.failed') return new Failure('request_invalid', 'The body is not JSON');
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Failure('request_invalid', 'The request cannot be read');
  return null;
}
