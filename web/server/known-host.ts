import { isLoopback } from '@manzil/core/platform/env';
import type { RequestHandler } from 'express';
import { sendProblem } from './problem.ts';

/** A name or an IPv4 address, or an IPv6 address in brackets; perhaps a port. Nothing else may stand in Host. */
const readable = /^([a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Refuses requests for other sites, so that neither a foreign name that points here nor a page that rebinds its own
 * name gets an answer. This machine is always known. Only Host counts: X-Forwarded-Host is for anybody to write.
 * @param names without ports, in any case; IPv6 addresses in brackets
 */
export function knownHost(names: readonly string[]): RequestHandler {
  const known = new Set(names.map(plain));
  return (req, res, next) => {
    const hosts = req.rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'host').length;
    const name = readable.exec(req.headers.host ?? '')?.[1];
    if (hosts !== 1 || name === undefined) {
      sendProblem(req, res, { status: 400, code: 'request.invalid', detail: 'The request must name one host.' });
      return;
    }
    if (known.has(plain(name)) || isLoopback(plain(name))) {
      next();
      return;
    }
    sendProblem(req, res, { status: 421, code: 'request.unknown_host', detail: 'This site is not here.' });
  };
}

/** `EXAMPLE.qa.` and `example.qa` are the same name. */
const plain = (name: string): string => name.toLowerCase().replace(/\.$/, '');
