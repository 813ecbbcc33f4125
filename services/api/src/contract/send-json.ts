import type { Express, Response } from 'express';
import { contentMark } from './content-mark.ts';

/** A body that is the same for many requests: written as JSON once. */
export class ReadyJson {
  readonly bytes: Buffer;
  readonly mark: string;
  readonly #value: unknown;

  constructor(value: unknown) {
    this.#value = value;
    this.bytes = Buffer.from(JSON.stringify(value));
    this.mark = contentMark(this.bytes);
  }

  /** For who looks into the answer, as tests do. */
  toJSON(): unknown {
    return this.#value;
  }
}

/**
 * Gives the app a `res.json` that does what the api needs of Express's and no more: the body as UTF-8 with its length and ETag, 304 for
 * who has it already, nothing but headers for HEAD. Express's own looks five times at what kind of thing a body is.
 */
export function useLeanJson(app: Express): void {
  app.response.json = function json(this: Response, body: unknown): Response {
    // bytes once: for the mark, the length and the socket
    const text = body instanceof ReadyJson ? body.bytes : Buffer.from(JSON.stringify(body) ?? '');
    const type = this.getHeader('Content-Type') ?? 'application/json';
    if (typeof type === 'string' && !type.includes('charset')) this.setHeader('Content-Type', `${type}; charset=utf-8`);
    if (!this.hasHeader('ETag')) this.setHeader('ETag', body instanceof ReadyJson ? body.mark : contentMark(text));
    // only who has something asks by its mark; `fresh` looks at method and status as well
    if (this.req.headers['if-none-match'] !== undefined && this.req.fresh) {
      for (const name of ['Content-Type', 'Content-Length', 'Transfer-Encoding']) this.removeHeader(name);
      return this.status(304).end();
    }
    this.setHeader('Content-Length', text.length);
    return this.req.method === 'HEAD' ? this.end() : this.end(text);
  };
}
