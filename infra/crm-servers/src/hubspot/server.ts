/**
 * The HubSpot CRM API v3, from developers.hubspot.com/docs (pages named at each behaviour); no real account was
 * asked. docs/crm-providers.md marks what no page says.
 */
import { closeNow, listen } from '@manzil/testing/loopback';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { accountRoutes } from './account.ts';
import { associationRoutes } from './associations.ts';
import { batchRoutes } from './batch.ts';
import { HubspotError, missingScopes } from './errors.ts';
import { objectRoutes } from './objects.ts';
import { usualOptions, type HubspotOptions } from './options.ts';
import { createRateLimits } from './rate-limits.ts';
import type { Answer, Parts, Request, Route } from './routes.ts';
import { searchRoutes } from './search.ts';
import { objectTypes, Store, type ObjectType } from './store.ts';

export interface HubspotServer {
  url: string;
  store: Store;
  /** May be changed while it runs. */
  options: HubspotOptions;
  /** `METHOD /path` without the query; the newest 100,000. */
  calls: string[];
  close(): Promise<void>;
}

const mostCalls = 100_000;
const mostBytes = 4 * 1024 * 1024;
const routes: readonly Route[] = [
  ...accountRoutes,
  ...batchRoutes,
  ...searchRoutes,
  ...objectRoutes,
  ...associationRoutes,
].toSorted((a, b) => wildcards(a) - wildcards(b));

function wildcards({ pattern }: Route): number {
  return pattern.split('/').filter((part) => part.startsWith(':')).length;
}

export async function startHubspotServer(changes: Partial<HubspotOptions> = {}): Promise<HubspotServer> {
  const options: HubspotOptions = { ...usualOptions, ...changes };
  const store = new Store(
    () => options.now(),
    () => options.clash,
  );
  const limits = createRateLimits(options);
  const calls: string[] = [];

  function answerTo(request: Request, token: string | null): { answer: Answer; headers: Record<string, string> } {
    // page "Error handling"
    if (token !== options.token)
      throw new HubspotError(
        401,
        'INVALID_AUTHENTICATION',
        'Authentication credentials not found. This API supports OAuth 2.0.',
      );
    const found = findRoute(request);
    const headers = limits.count(found?.route.search ?? false);
    if (found === null) throw new HubspotError(404, 'NOT_FOUND', 'No handler for this path');
    const { route, parts } = found;
    const needed = route.scopes(parts.type ?? null);
    if (options.scopes !== null && needed.length > 0 && !needed.some((scope) => options.scopes?.includes(scope)))
      throw missingScopes(needed);
    return { answer: route.handle({ store, options, request }, parts as Parts), headers };
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    if (request === null) {
      incoming.destroy();
      return;
    }
    calls.push(`${request.method} /${request.path.join('/')}`);
    if (calls.length > mostCalls) calls.splice(0, calls.length - mostCalls);
    const token = /^Bearer (.+)$/.exec(incoming.headers.authorization ?? '')?.[1] ?? null;
    try {
      const { answer, headers } = answerTo(request, token);
      send(outgoing, answer.status, answer.body, headers);
    } catch (error) {
      if (error instanceof HubspotError) send(outgoing, error.status, error.body, error.headers);
      else send(outgoing, 500, { status: 'error', message: 'internal error', category: 'INTERNAL_ERROR' }, {});
    }
  }

  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  const url = await listen(server);
  return {
    url,
    store,
    options,
    calls,
    close: () => closeNow(server),
  };
}

/** As the platform's set-up command makes it. */
export function addProperties(
  store: Store,
  type: ObjectType,
  properties: readonly { name: string; type: string; fieldType: string; unique: boolean }[],
): void {
  store.groups[type].add('manzil');
  for (const { name, type: kind, fieldType, unique } of properties)
    store.definitions[type].set(name, {
      name,
      label: name,
      type: kind,
      fieldType,
      groupName: 'manzil',
      hasUniqueValue: unique,
      hubspotDefined: false,
    });
}

function findRoute({ method, path }: Request): { route: Route; parts: Partial<Parts> } | null {
  for (const route of routes) {
    const wanted = route.pattern.split('/').slice(1);
    if (route.method !== method || wanted.length !== path.length) continue;
    const parts: Partial<Record<string, string>> = {};
    const fits = wanted.every((part, at) => {
      const given = path[at]!;
      if (!part.startsWith(':')) return part === given;
      parts[part.slice(1)] = given;
      return part !== ':type' || (objectTypes as readonly string[]).includes(given);
    });
    if (fits) return { route, parts };
  }
  return null;
}

/** Null when it broke off, is too long or no JSON. */
async function readRequest(incoming: IncomingMessage): Promise<Request | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > mostBytes) return null;
      chunks.push(chunk);
    }
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    return {
      method: incoming.method ?? 'GET',
      path: url.pathname.split('/').slice(1).map(decodeURIComponent),
      query: url.searchParams,
      body: size === 0 ? undefined : (JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown),
    };
  } catch {
    return null;
  }
}

function send(outgoing: ServerResponse, status: number, body: unknown, headers: Record<string, string>): void {
  if (body === undefined) {
    outgoing.writeHead(status, headers).end();
    return;
  }
  outgoing
    .writeHead(status, { 'content-type': 'application/json;charset=utf-8', ...headers })
    .end(JSON.stringify(body));
}
