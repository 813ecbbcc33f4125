import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Answer, Utterance } from './lie.ts';

export function bytesOf({ body }: Answer): Buffer {
  if (body === null) return Buffer.alloc(0);
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

function headersOf({ headers }: Answer): Record<string, string> {
  return { 'content-type': 'application/json', ...headers };
}

export function speak(to: ServerResponse, answer: Answer): void {
  const bytes = bytesOf(answer);
  to.writeHead(answer.status, { ...headersOf(answer), 'content-length': String(bytes.length) });
  to.end(bytes);
}

export function reworded(answer: Answer, change: (json: string) => string): Answer {
  return { ...answer, body: change(bytesOf(answer).toString()) };
}

export function withFields(answer: Answer, fields: Readonly<Record<string, unknown>>): Answer {
  return { ...answer, body: { ...(JSON.parse(bytesOf(answer).toString()) as object), ...fields } };
}

export function slowly(answer: Answer, everyMs: number): Utterance {
  return async (to) => {
    const bytes = bytesOf(answer);
    to.writeHead(answer.status, { ...headersOf(answer), 'content-length': String(bytes.length) });
    for (const byte of bytes) {
      if (to.destroyed) return;
      to.write(Buffer.from([byte]));
      await sleep(everyMs);
    }
    to.end();
  };
}

export function half(answer: Answer): Utterance {
  return (to) => {
    const bytes = bytesOf(answer);
    to.writeHead(answer.status, { ...headersOf(answer), 'content-length': String(bytes.length) });
    to.write(bytes.subarray(0, bytes.length >> 1), () => to.socket?.end());
  };
}

/** @param wrongBy how many bytes more it claims */
export function misjudged(answer: Answer, wrongBy: number): Utterance {
  return (to) => {
    const bytes = bytesOf(answer);
    to.strictContentLength = false;
    to.writeHead(answer.status, { ...headersOf(answer), 'content-length': String(bytes.length + wrongBy) });
    to.end(bytes);
  };
}

/** Never the last chunk. */
export function unended(answer: Answer): Utterance {
  return (to) => {
    to.writeHead(answer.status, headersOf(answer));
    to.write(bytesOf(answer));
  };
}

export function headOnly(answer: Answer): Utterance {
  return (to) => {
    to.writeHead(answer.status, { ...headersOf(answer), 'content-length': '200' });
    to.flushHeaders();
    setTimeout(() => to.socket?.resetAndDestroy(), 5);
  };
}

/** Nobody asked for it. @param broken with a body that is no gzip */
export function packed(answer: Answer, broken: boolean): Utterance {
  const body = broken ? bytesOf(answer) : gzipSync(bytesOf(answer));
  return (to) => {
    speak(to, { ...answer, headers: { ...answer.headers, 'content-encoding': 'gzip' }, body });
  };
}

/** 103 "Early hints" without end. */
export function hinting(everyMs: number): Utterance {
  return async (to) => {
    while (!to.destroyed && to.socket !== null) {
      to.socket.write('HTTP/1.1 103 Early Hints\r\nlink: </wait>; rel=preload\r\n\r\n');
      await sleep(everyMs);
    }
  };
}

export function raw(text: string): Utterance {
  return (to) => {
    to.socket?.end(text);
  };
}

export function followedBy(answer: Answer, garbage: string): Utterance {
  return (to) => {
    const { socket } = to;
    to.once('finish', () => socket?.write(garbage));
    speak(to, answer);
  };
}

/** The next request may be on its way. */
export function thenGone(answer: Answer): Utterance {
  return (to) => {
    const { socket } = to;
    to.once('finish', () => setTimeout(() => socket?.destroy(), 3));
    speak(to, answer);
  };
}

export const broken: Utterance = (to) => {
  to.socket?.resetAndDestroy();
};

export const silence: Utterance = () => undefined;
