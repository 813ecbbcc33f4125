import { json, raw, type RequestHandler } from 'express';
import type { Operation } from './operations.ts';
import { ProblemError } from './problem.ts';

/**
 * The middleware that reads an operation's body, JSON or bytes, up to its own limit. Another content type is refused (415); a request
 * without any body passes on, for the validation to judge. An operation that takes no body has its body left unread.
 */
export function bodyParsers(operation: Operation): RequestHandler[] {
  if (!operation.body) return [];
  const { mediaType, limit } = operation.body;
  const refuseOtherTypes: RequestHandler = (req, _res, next) => {
    // `is` gives null when there is no body, but takes a length of 0 for one
    const isEmpty = req.get('content-length') === '0';
    next(!isEmpty && req.is(mediaType) === false ? new ProblemError('request.unsupported_media_type') : undefined);
  };
  const parse = operation.body.schema === null ? raw : json;
  return [refuseOtherTypes, parse({ limit, type: mediaType })];
}
