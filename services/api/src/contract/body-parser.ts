import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json, raw, type RequestHandler } from 'express';
import type { Operation } from './operations.ts';
import { ProblemError } from './problem.ts';

/** 415 for another content type; no body is left to the validation. */
export function bodyParsers(operation: Operation): RequestHandler[] {
  if (!operation.body) return [];
  const { mediaType, limit } = operation.body;
  const refuseOtherTypes: RequestHandler = (req, _res, next) => {
    // `is` gives null for no body, but takes a length of 0 for one
    const isEmpty = req.get('content-length') === '0';
    next(!isEmpty && req.is(mediaType) === false ? wrongType(mediaType) : undefined);
  };
  const isFile = operation.body.schema === null;
  return [
    refuseOtherTypes,
    isFile ? raw({ limit, type: mediaType }) : json({ limit, type: mediaType, verify: demandText }),
  ];
}

function wrongType(mediaType: string): ProblemError {
  const code = mediaType === 'image/*' ? 'media.type' : 'request.unsupported_media_type';
  return new ProblemError(code);
}

/** What is no UTF-8 would be stored as other signs. */
function demandText(_req: IncomingMessage, _res: ServerResponse, body: Buffer, encoding: string): void {
  if (/^utf-?8$/i.test(encoding) && !isUtf8(body)) throw new ProblemError('request.malformed');
}
