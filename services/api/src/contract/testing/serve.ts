import { openContact } from '@manzil/core/accounts/contact-rules';
import express from 'express';
import type { AddressInfo } from 'node:net';
import { permissionsOf } from '@manzil/core/accounts/permissions';
import type { SignedInUser } from '@manzil/core/accounts/user';
import { bindContract, type AnyHandler, type BindOptions } from '../bind.ts';
import { contract, type ContractDocument } from '../document.ts';
import { readOperations } from '../operations.ts';
import { problemHandler } from '../problem-handler.ts';
import type { ReadRequest } from '../request-reader.ts';

export type Seen = ReadRequest & { user: SignedInUser | null; requestId: string };
export type Served = {
  url: string;
  seen: Seen[];
  reported: unknown[];
  close: () => Promise<void>;
};
export type ServeOptions = Partial<BindOptions> & {
  /** Otherwise 200 with `{}`. */
  handlers?: Record<
    string,
    (context: Seen) => Promise<{ status: number; body?: unknown; headers?: Record<string, string> }>
  >;
  document?: ContractDocument;
};

/** The caller closes it. */
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

export function userOf(role: SignedInUser['role']): SignedInUser {
  return {
    id: 1,
    username: 'someone',
    firstName: null,
    lastName: null,
    language: null,
    role,
    permissions: permissionsOf(role),
    contact: openContact,
  };
}

export function postJson(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
