/** Sends finished bytes: it costs a fraction of what it measures. */
import { connect, type Socket } from 'node:net';

export interface Answer {
  status: number;
  body: Buffer;
}

export interface Load {
  port: number;
  connections: number;
  next: () => Buffer | null;
  untilMs?: number;
  onAnswer?: (answer: Answer) => void;
}

export interface Loaded {
  seconds: number;
  /** In order of arrival, ms. */
  latencies: number[];
  statuses: Record<number, number>;
}

const answerWithinMs = 20_000;
const headEnd = Buffer.from('\r\n\r\n');

/** Waits for the last answers. @throws when a connection breaks */
export async function runLoad(load: Load): Promise<Loaded> {
  const loaded: Loaded = { seconds: 0, latencies: [], statuses: {} };
  const began = performance.now();
  const endsAt = began + (load.untilMs ?? Infinity);
  await Promise.all(Array.from({ length: load.connections }, () => runConnection(load, loaded, endsAt)));
  loaded.seconds = (performance.now() - began) / 1000;
  return loaded;
}

function runConnection(load: Load, loaded: Loaded, endsAt: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(load.port, '127.0.0.1');
    socket.setNoDelay(true);
    socket.setTimeout(answerWithinMs, () => socket.destroy(new Error('no answer in 20 s')));
    let waiting: Buffer = Buffer.alloc(0);
    let sentAt = 0;
    const sendNext = (): void => {
      const request = performance.now() < endsAt ? load.next() : null;
      if (request === null) {
        finish(socket);
        return;
      }
      sentAt = performance.now();
      socket.write(request);
    };
    const finish = (one: Socket): void => {
      one.removeAllListeners('close').end();
      resolve();
    };
    socket.on('connect', sendNext);
    socket.on('data', (chunk) => {
      waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
      const answer = takeAnswer(waiting);
      if (answer === null) return;
      waiting = waiting.subarray(answer.length);
      loaded.latencies.push(performance.now() - sentAt);
      loaded.statuses[answer.status] = (loaded.statuses[answer.status] ?? 0) + 1;
      load.onAnswer?.(answer);
      sendNext();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      reject(new Error('the server closed the connection'));
    });
  });
}

/** Null while it is not there whole. @throws without Content-Length */
export function takeAnswer(bytes: Buffer): (Answer & { length: number }) | null {
  const headLength = bytes.indexOf(headEnd);
  if (headLength < 0) return null;
  const head = bytes.toString('latin1', 0, headLength);
  const status = Number(head.slice(9, 12));
  const start = headLength + headEnd.length;
  const given = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (given === undefined && status !== 204 && status !== 304) throw new Error(`no Content-Length: ${head}`);
  const length = start + Number(given ?? 0);
  return bytes.length < length ? null : { status, body: bytes.subarray(start, length), length };
}

export function requestBytes(method: string, path: string, headers: Record<string, string> = {}, body = ''): Buffer {
  const length = body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ Host: '127.0.0.1', ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
