/** Answers that break on their way. The lead is stored, and nobody hears of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import type { Answer, Lie } from './lie.ts';

/** Longer than a request may take by default (15 s). */
const tooLongMs = 17_000;

function broken(name: string, does: string, answer: (truth: Answer, res: ServerResponse) => Promise<void> | void): Lie {
  return {
    name,
    does,
    tellsTo: ({ kind, before }) => kind === 'write' && before < 1,
    tell: async (call, res) => {
      const truth = await call.forward();
      await answer(truth, res);
    },
  };
}

/** Past the framing of Node: what goes over the wire is said here. */
function raw(res: ServerResponse, text: string | Buffer, end: boolean): void {
  res.socket?.write(text);
  if (end) res.socket?.end();
}

export const liesOfTransport: readonly Lie[] = [
  broken('half-a-body', 'breaks off in the middle of its answer', ({ body }, res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': String(body.length) });
    res.write(body.subarray(0, body.length / 2));
    setTimeout(() => res.socket?.destroy(), 50);
  }),
  broken('longer-than-said', 'says a shorter length than its answer has', ({ body }, res) => {
    raw(res, `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n${body.toString()}`, true);
  }),
  broken('slow-body', 'takes 17 s for its answer', async (_truth, res) => {
    res.writeHead(200, { 'content-type': 'application/json' });
    res.write('{');
    await sleep(tooLongMs);
    res.end('}');
  }),
  broken('no-end', 'sends chunks without an end', async (_truth, res) => {
    res.writeHead(200, { 'content-type': 'application/json' });
    for (let n = 0; n < 17 && !res.destroyed; n += 1) {
      res.write(' '.repeat(1_000));
      await sleep(1_000);
    }
    res.socket?.destroy();
  }),
  broken('reset-after-head', 'resets the connection after the head', (_truth, res) => {
    res.writeHead(200, { 'content-type': 'application/json' });
    res.flushHeaders();
    setTimeout(() => res.socket?.resetAndDestroy(), 50);
  }),
  broken('closed-without-answer', 'closes the connection without an answer', (_truth, res) => {
    res.socket?.destroy();
  }),
  broken('no-http', 'answers something that is no HTTP', (_truth, res) => {
    raw(res, 'SSH-2.0-OpenSSH_9.6\r\n', true);
  }),
  broken('broken-gzip', 'says gzip and sends none', (_truth, res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    res.end('no gzip at all');
  }),
  broken('early-hints', 'sends a hundred interim answers, then nothing', (_truth, res) => {
    raw(res, 'HTTP/1.1 102 Processing\r\n\r\n'.repeat(100), true);
  }),
  broken('answer-twice', 'sends the head twice', ({ body }, res) => {
    const head = `HTTP/1.1 200 OK\r\ncontent-length: ${String(body.length)}\r\n\r\n`;
    raw(res, `${head}${head}`, true);
  }),
];
