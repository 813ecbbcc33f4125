/** The api as a screen sees it in a test: answers by operation, typed by the contract. */
import type { paths } from '@manzil/contract/api';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
/** `GET /api/leads/{id}`: every operation of the contract by method and path. */
export type Operation = {
  [Path in keyof paths]: {
    [M in Method]: paths[Path][M] extends object ? `${Uppercase<M>} ${Path}` : never;
  }[Method];
}[keyof paths];

type OperationType<Name extends Operation> = Name extends `${infer M} ${infer Path}`
  ? Path extends keyof paths
    ? paths[Path][Lowercase<M> & Method]
    : never
  : never;
type JsonOf<Responses> = Responses extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Success = 200 | 201 | 202 | 204;
/** The body of a success, as the contract says. */
export type Answer<Name extends Operation> =
  OperationType<Name> extends { responses: infer R } ? JsonOf<R[keyof R & Success]> : never;

export interface Call {
  operation: string;
  /** Values of the path's parameters. */
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  /** `include`: with cookies. */
  credentials: RequestCredentials;
  /** The JSON that was sent; the text when it is none. */
  body: unknown;
}

type Given<Name extends Operation> = Answer<Name> | Response;
/** What each operation answers: a body, a response such as `problem(…)`, or a function of the call. */
export type Answers = {
  [Name in Operation]?: Given<Name> | ((call: Call) => Given<Name> | Promise<Given<Name>>);
} & {
  /** What only our own processes ask of each other stands in no contract. */
  [internal: `GET /internal/${string}`]: unknown;
};

/** What a test may say that one operation answers. */
export type AnswerTo<Name extends Operation> = NonNullable<Answers[Name]>;

/** A refusal as the api sends it. */
export function problem(status: number, code: string, more: { detail?: string; errors?: object[] } = {}): Response {
  const body = { type: 'about:blank', title: code, status, code, detail: code, requestId: 'request-1', ...more };
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/problem+json' } });
}

/** An answer that never comes: what stands on the screen meanwhile. */
export const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

/** Nobody answers: the connection broke. */
export const cutOff = (): never => {
  throw new TypeError('Failed to fetch');
};

export interface ApiInTest {
  fetch: (request: Request) => Promise<Response>;
  /** What was asked, in order. */
  calls: Call[];
  /** Asked for without an answer in the test: a mistake of the test, told at its end. */
  unanswered: string[];
  /** Changes answers from now on. */
  answer: (more: Answers) => void;
}

/** Answers the calls of one test. A call that has no answer gets a 501 and is remembered in `unanswered`. */
export function apiInTest(given: Answers): ApiInTest {
  const answers: Answers = { ...given };
  const calls: Call[] = [];
  const unanswered: string[] = [];
  return {
    calls,
    unanswered,
    answer: (more) => void Object.assign(answers, more),
    fetch: async (request) => {
      const url = new URL(request.url);
      const found = match(answers, request.method, url.pathname);
      if (found === null) {
        unanswered.push(`${request.method} ${url.pathname}`);
        return problem(501, 'test.unanswered');
      }
      const { operation, params } = found;
      const call: Call = {
        operation,
        params,
        query: url.searchParams,
        headers: request.headers,
        credentials: request.credentials,
        body: await bodyOf(request),
      };
      calls.push(call);
      const one = answers[operation] as unknown;
      const answer: unknown = typeof one === 'function' ? await (one as (call: Call) => unknown)(call) : one;
      // the same refusal may be asked for twice
      if (answer instanceof Response) return answer.clone();
      if (answer === undefined) return new Response(null, { status: 204 });
      return new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } });
    },
  };
}

/** To be called when a test is over. @throws Error that names the calls for which the test had no answer */
export function assertAllAnswered(apis: readonly ApiInTest[]): void {
  const unanswered = apis.flatMap((api) => api.unanswered);
  if (unanswered.length > 0) throw new Error(`The test has no answer for ${[...new Set(unanswered)].join(', ')}`);
}

/** The operation that a request means: a path without parameters before one with. */
function match(
  answers: Answers,
  method: string,
  pathname: string,
): { operation: Operation; params: Record<string, string> } | null {
  const all = (Object.keys(answers) as Operation[]).toSorted((a, b) => holes(a) - holes(b));
  for (const operation of all) {
    const [itsMethod = '', path = ''] = operation.split(' ');
    if (itsMethod !== method) continue;
    const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const groups = pattern.exec(pathname);
    if (groups !== null) return { operation, params: { ...groups.groups } };
  }
  return null;
}

const holes = (operation: string): number => operation.split('{').length;

async function bodyOf(request: Request): Promise<unknown> {
  if (request.method === 'GET') return undefined;
  if (request.headers.get('content-type')?.startsWith('multipart/') === true) return request.formData();
  const text = await request.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text === '' ? undefined : text;
  }
}
