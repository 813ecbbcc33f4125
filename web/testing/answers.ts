import type { paths } from '@manzil/contract/api';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
/** Method and path, such as `GET /api/leads/{id}`. */
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
export type Answer<Name extends Operation> =
  OperationType<Name> extends { responses: infer R } ? JsonOf<R[keyof R & Success]> : never;

export interface Call {
  operation: string;
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  credentials: RequestCredentials;
  /** JSON, or the text when it is none. */
  body: unknown;
}

type Given<Name extends Operation> = Answer<Name> | Response;
/** A body, a response, or a function of the call. */
export type Answers = {
  [Name in Operation]?: Given<Name> | ((call: Call) => Given<Name> | Promise<Given<Name>>);
} & {
  /** Calls among our own processes are in no contract. */
  [internal: `GET /internal/${string}`]: unknown;
};

export type AnswerTo<Name extends Operation> = NonNullable<Answers[Name]>;

/** As the api sends it. */
export function problem(status: number, code: string, more: { detail?: string; errors?: object[] } = {}): Response {
  const body = { type: 'about:blank', title: code, status, code, detail: code, requestId: 'request-1', ...more };
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/problem+json' } });
}

/** Never answers. */
export const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

/** The connection broke. */
export const cutOff = (): never => {
  throw new TypeError('Failed to fetch');
};

export interface ApiInTest {
  fetch: (request: Request) => Promise<Response>;
  calls: Call[];
  unanswered: string[];
  answer: (more: Answers) => void;
}

/** Without an answer a call gets 501. */
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
      // it may be asked for twice
      if (answer instanceof Response) return answer.clone();
      if (answer === undefined) return new Response(null, { status: 204 });
      return new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } });
    },
  };
}

/** After each test. @throws Error that names the unanswered calls */
export function assertAllAnswered(apis: readonly ApiInTest[]): void {
  const unanswered = apis.flatMap((api) => api.unanswered);
  if (unanswered.length > 0) throw new Error(`The test has no answer for ${[...new Set(unanswered)].join(', ')}`);
}

/** A path without parameters goes before one with. */
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
