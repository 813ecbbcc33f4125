/** The HTTP client that the providers share: every wait and every answer is bounded, and failures say whether something was sent. */
import { Agent, request, type Dispatcher } from 'undici';
import { readBounded } from './bounded-body.ts';
import { describeFailure, type HttpFailure } from './http-failure.ts';
import { answeredAt, parseRetryAfter } from './retry-after.ts';

export interface HttpClientOptions {
  /** Address of the CRM, without a slash at its end; paths are appended to it. */
  baseUrl: string;
  apiKey: string;
  /** Most time until a connection stands, in ms. A server that cannot be reached shows within it. */
  connectTimeoutMs?: number;
  /** Most time for headers and between two parts of a body, in ms; a request's own signal may end it earlier. */
  answerTimeoutMs?: number;
  /** Connections kept to the CRM by this process. */
  connections?: number;
}

export interface HttpCall {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Begins with a slash; already encoded. */
  path: string;
  body?: object;
  headers?: Record<string, string>;
  signal: AbortSignal;
  /** An answer above it counts as unreadable. */
  maxBytes?: number;
}

export interface HttpAnswer {
  kind: 'answer';
  status: number;
  /** From `Retry-After`, bounded to 1 s … 7 days; null when the server did not say. */
  retryAfterMs: number | null;
  contentType: string;
  /** Null when the body broke off or was too large. */
  body: Uint8Array | null;
}

export type HttpResult = HttpAnswer | HttpFailure;

export interface CrmHttpClient {
  /** Never throws for what a server or network does. */
  call(call: HttpCall): Promise<HttpResult>;
  close(): Promise<void>;
}

const smallAnswer = 64 * 1024;

/** Makes a client with its own pool of connections. */
export function createHttpClient(options: HttpClientOptions): CrmHttpClient {
  const { connectTimeoutMs = 5_000, answerTimeoutMs = 15_000, connections = 32 } = options;
  const agent = new Agent({
    connect: { timeout: connectTimeoutMs },
    headersTimeout: answerTimeoutMs,
    bodyTimeout: answerTimeoutMs,
    connections,
    // shorter than what servers keep idle connections for (Node: 5 s), so that we do not send into one that just closes
    keepAliveTimeout: 3_000,
    keepAliveMaxTimeout: 3_000,
    maxResponseSize: -1,
  });

  return {
    async call({ method, path, body, headers = {}, signal, maxBytes = smallAnswer }) {
      if (signal.aborted)
        return { kind: 'failure', sent: 'no', code: 'crm.cancelled', text: 'Cancelled before sending' };
      let answer: Dispatcher.ResponseData;
      try {
        answer = await request(`${options.baseUrl}${path}`, {
          method,
          dispatcher: agent,
          signal,
          headers: {
            accept: 'application/json',
            authorization: `Bearer ${options.apiKey}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
      } catch (error) {
        return describeFailure(error);
      }
      return {
        kind: 'answer',
        status: answer.statusCode,
        retryAfterMs: parseRetryAfter(
          single(answer.headers['retry-after']),
          answeredAt(single(answer.headers['date']), Date.now()),
        ),
        contentType: single(answer.headers['content-type']) ?? '',
        body: await readBounded(answer.body, maxBytes),
      };
    },
    close: () => agent.close(),
  };
}

/** The answer's body as JSON, or undefined where it is none. */
export function jsonOf(answer: HttpAnswer): unknown {
  if (answer.body === null) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(answer.body)) as unknown;
  } catch {
    return undefined;
  }
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
