/** For the tests of this folder: the contract on a real Express app with handlers made up on the spot. */
import express from 'express';
import type { AddressInfo } from 'node:net';
import type { SignedInUser } from '@manzil/core/accounts/user';
import { bindContract, type AnyHandler, type BindOptions } from './bind.ts';
import { contract, type ContractDocument } from './document.ts';
import { readOperations } from './operations.ts';
import { problemHandler } from './problem-handler.ts';
import type { ReadRequest } from './request-reader.ts';

export type Seen = ReadRequest & { user: SignedInUser | null; requestId: string };
export type Served = {
  url: string;
  /** What the handlers were given, in order. */
  seen: Seen[];
  /** What was reported as undeclared. */
  reported: unknown[];
  close: () => Promise<void>;
};
export type ServeOptions = Partial<BindOptions> & {
  /** Instead of the handler that answers 200 with `{}`. */
  handlers?: Record<
    string,
    (context: Seen) => Promise<{ status: number; body?: unknown; headers?: Record<string, string> }>
  >;
  document?: ContractDocument;
};

/** Serves a contract on a free port of the loopback; the caller closes it. */
export async function serve(options: ServeOptions = {}): Promise<Served> {
  const document = options.document ?? contract;
  const seen: Seen[] = [];
  const reported: unknown[] = [];
  const handlers = Object.fromEntries(
    readOperations(document).map(({ id }) => {
      const handler: AnyHandler = async (context: Seen) => {
        seen.push(context);
        return (await options.handlers?.[id]?.(context)) ?? { status: 200, body: {} };
      };
      return [id, handler];
    }),
  );
  const app = express();
  bindContract(app, handlers, { authenticate: () => null, ...options }, document);
  app.use(problemHandler((error) => reported.push(error)));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, seen, reported, close };
}

/** Somebody signed in with this role. */
export function userOf(role: SignedInUser['role']): SignedInUser {
  return { id: 1, username: 'someone', firstName: null, lastName: null, role };
}

/** Sends a JSON body. */
export function postJson(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
