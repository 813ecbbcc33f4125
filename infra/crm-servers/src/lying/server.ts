import { closeNow, listen } from '@manzil/testing/loopback';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { createBook, type Book } from './book.ts';
import { lies } from './catalogue.ts';
import type { Answer, Asked, Liar, Lie } from './lie.ts';
import { failure, readCall, truthOf } from './protocol.ts';
import { speak } from './speak.ts';

export interface LyingCrmOptions {
  apiKey: string;
  port?: number;
}

export interface LyingCrm {
  url: string;
  book: Book;
  /** Null: the truth. */
  tell(lie: Lie | null): void;
  lied(): number;
  close(): Promise<void>;
}

/** `GET /control`. */
export interface WhatIsSo {
  lied: number;
  writesPerReference: Record<string, number>;
  records: { reference: string; id: string }[];
}

/** `/control` steers it and never lies. */
export async function startLyingCrm({ apiKey, port = 0 }: LyingCrmOptions): Promise<LyingCrm> {
  const book = createBook();
  let liar: Liar = {};
  let lied = 0;

  function tell(lie: Lie | null): void {
    liar.end?.();
    const begun = lie?.begin({ book }) ?? {};
    liar = typeof begun === 'function' ? { reply: begun } : begun;
  }

  function whatIsSo(): WhatIsSo {
    const records = book.all().map(({ reference, id }) => ({ reference, id }));
    return { lied, writesPerReference: book.writesPerReference(), records };
  }

  function control(method: string, body: unknown): Answer {
    if (method === 'GET') return { status: 200, body: whatIsSo() };
    const { lie: name = null } = (body ?? {}) as { lie?: string | null };
    const lie = lies.find((one) => one.name === name) ?? null;
    if (name !== null && lie === null) return failure(422, 'unprocessable', 'Unknown lie');
    tell(lie);
    return { status: 200, body: {} };
  }

  async function serve(incoming: IncomingMessage, to: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers, socket } = incoming;
    const body = method === 'GET' ? undefined : await json(incoming).catch(() => undefined);
    if (headers.authorization !== `Bearer ${apiKey}`)
      return speak(to, failure(401, 'unauthorized', 'The bearer key is missing or wrong'));
    if (url === '/control') return speak(to, control(method, body));
    const call = readCall(method, url, body);
    if (call === null) return speak(to, failure(404, 'not_found', 'Unknown address'));
    await answer({ ...call, key: String(headers['idempotency-key'] ?? ''), connection: socket }, to);
  }

  async function answer(asked: Asked, to: ServerResponse): Promise<void> {
    let truth: Answer | null = null;
    const tellTruth = (): Answer => (truth = truthOf(book, asked));
    const reply = liar.reply === undefined ? tellTruth() : await liar.reply(asked, tellTruth);
    if (reply !== truth) lied += 1;
    if (typeof reply === 'function') await reply(to);
    else speak(to, reply);
  }

  const server = createServer((incoming, to) => {
    to.on('error', () => undefined);
    serve(incoming, to).catch(() => incoming.socket.destroy());
  });
  // what is silent stays so
  server.requestTimeout = 0;
  // longer than clients keep a connection: only a lie breaks one
  server.keepAliveTimeout = 60_000;
  server.on('connection', (socket) => void socket.on('error', () => undefined));
  const url = await listen(server, port);

  return {
    url,
    book,
    tell,
    lied: () => lied,
    close() {
      liar.end?.();
      return closeNow(server);
    },
  };
}
