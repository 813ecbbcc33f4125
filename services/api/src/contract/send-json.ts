import type { Express, Response } from 'express';
import { contentMark } from './content-mark.ts';

export class ReadyJson {
  readonly bytes: Buffer;
  readonly mark: string;
  readonly #value: unknown;

  constructor(value: unknown) {
    this.#value = value;
    this.bytes = Buffer.from(JSON.stringify(value));
    this.mark = contentMark(this.bytes);
  }

  /** For tests. */
  toJSON(): unknown {
    return this.#value;
  }
}

/** Express's own looks at a body five times. */
export function useLeanJson(app: Express): void {
  app.response.json = function json(this: Response, body: unknown): Response {
    const text = body instanceof ReadyJson ? body.bytes : Buffer.from(JSON.stringify(body) ?? '');
    const type = this.getHeader('Content-Type') ?? 'application/json';
    if (typeof type === 'string' && !type.includes('charset')) this.setHeader('Content-Type', `${type}; charset=utf-8`);
    if (!this.hasHeader('ETag')) this.setHeader('ETag', body instanceof ReadyJson ? body.mark : contentMark(text));
    // `fresh` looks at method and status as well
    if (this.req.headers['if-none-match'] !== undefined && this.req.fresh) {
      for (const name of ['Content-Type', 'Content-Length', 'Transfer-Encoding']) this.removeHeader(name);
      return this.status(304).end();
    }
    this.setHeader('Content-Length', text.length);
    return this.req.method === 'HEAD' ? this.end() : this.end(text);
  };
}
