/** Every wait and answer has an end; failures say whether something was sent. */
import type { Readable } from 'node:stream';
import { Agent, request, type Dispatcher } from 'undici';
import { readBounded } from './bounded-body.ts';
import { describeFailure, notSent, type HttpFailure } from './http-failure.ts';
import { answeredAt, parseRetryAfter } from './retry-after.ts';

export interface HttpClientOptions {
  baseUrl: string;
  /** Asked before each request; null: no header. On a failure nothing is sent. */
  authorization: (signal: AbortSignal) => Promise<string | null | HttpFailure>;
  connectTimeoutMs?: number | undefined;
  /** For headers, and between parts of a body. */
  answerTimeoutMs?: number | undefined;
  connections?: number;
}

export interface HttpCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Encoded: with a slash, below the base address, or whole, on its origin. */
  path: string;
  body?: object;
  headers?: Record<string, string>;
  signal: AbortSignal;
  /** A longer answer is unreadable. */
  maxBytes?: number;
}

interface AnswerHead {
  kind: 'answer';
  status: number;
  /** Bounded to 1 s … 7 days. */
  retryAfterMs: number | null;
  contentType: string;
  /** Names in small letters; the first of several. */
  headers: Readonly<Record<string, string>>;
}

export interface HttpAnswer extends AnswerHead {
  body: Uint8Array | null;
}

export type HttpResult = HttpAnswer | HttpFailure;

export interface StreamedAnswer<T> extends AnswerHead {
  /** Null for any status but 200. */
  value: T | null;
}

export interface CrmHttpClient {
  /** Never throws for the server. */
  call(call: HttpCall): Promise<HttpResult>;
  stream<T>(
    call: Omit<HttpCall, 'maxBytes'>,
    read: (body: Readable) => Promise<T | null>,
  ): Promise<StreamedAnswer<T> | HttpFailure>;
  close(): Promise<void>;
}

/** Servers may answer a small question with a whole account. */
const usualMostBytes = 16 * 1024 * 1024;

export function createHttpClient(options: HttpClientOptions): CrmHttpClient {
  const { connectTimeoutMs = 5_000, answerTimeoutMs = 15_000, connections = 32 } = options;
  const agent = new Agent({
    connect: { timeout: connectTimeoutMs },
    headersTimeout: answerTimeoutMs,
    bodyTimeout: answerTimeoutMs,
    connections,
    // shorter than servers' own (Node: 5 s)
    keepAliveTimeout: 3_000,
    keepAliveMaxTimeout: 3_000,
    maxResponseSize: -1,
  });

  async function ask({ method, path, body, headers = {}, signal }: HttpCall): Promise<Asked | HttpFailure> {
    if (signal.aborted) return notSent('crm.cancelled', 'Cancelled before sending');
    const address = addressOf(options.baseUrl, path);
    if (address === null) return notSent('crm.foreign_address', 'The address is not that of the CRM');
    const authorization = await options.authorization(signal);
    if (typeof authorization === 'object' && authorization !== null) return authorization;
    try {
      const {
        statusCode,
        headers: received,
        body: stream,
      } = await request(address, {
        method,
        dispatcher: agent,
        signal,
        headers: {
          accept: 'application/json',
          ...(authorization === null ? {} : { authorization }),
          ...(body === undefined ? {} : { 'content-type': contentTypeOf(body) }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: bodyText(body) }),
      });
      return { kind: 'asked', head: headOf(statusCode, headersOf(received)), stream };
    } catch (error) {
      return describeFailure(error);
    }
  }

  return {
    async call(call) {
      const asked = await ask(call);
      if (asked.kind === 'failure') return asked;
      return { ...asked.head, body: await readBounded(asked.stream, call.maxBytes ?? usualMostBytes) };
    },
    async stream(call, read) {
      const asked = await ask(call);
      if (asked.kind === 'failure') return asked;
      const { head, stream } = asked;
      if (head.status === 200) return { ...head, value: await read(stream) };
      await readBounded(stream, usualMostBytes);
      return { ...head, value: null };
    },
    close: () => agent.close(),
  };
}

interface Asked {
  kind: 'asked';
  head: AnswerHead;
  stream: Readable;
}

function headOf(status: number, headers: Record<string, string>): AnswerHead {
  return {
    kind: 'answer',
    status,
    retryAfterMs: parseRetryAfter(headers['retry-after'], answeredAt(headers['date'], Date.now())),
    contentType: headers['content-type'] ?? '',
    headers,
  };
}

export function jsonOf(answer: HttpAnswer): unknown {
  if (answer.body === null) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(answer.body)) as unknown;
  } catch {
    return undefined;
  }
}

/** Null where our key would leave the CRM's origin. */
function addressOf(baseUrl: string, path: string): string | null {
  if (path.startsWith('/')) return `${baseUrl}${path}`;
  if (!URL.canParse(path)) return null;
  const { href, origin, username, password } = new URL(path);
  return origin === new URL(baseUrl).origin && username === '' && password === '' ? href : null;
}

function contentTypeOf(body: object): string {
  return body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json';
}

function bodyText(body: object): string {
  return body instanceof URLSearchParams ? body.toString() : JSON.stringify(body);
}

function headersOf(received: Dispatcher.ResponseData['headers']): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(received)) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) headers[name.toLowerCase()] = first;
  }
  return headers;
}
