/** Answers as the range search of Pwned Passwords does by its public description, and in the ways in which it may fail. */
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const breachManners = [
  'plain',
  'crlf',
  'lower-case',
  'padded',
  'empty',
  'busy',
  'down',
  'hanging',
  'dripping',
  'giant',
  'redirect',
  'html',
  'cut',
] as const;
export type BreachManner = (typeof breachManners)[number];

export interface BreachServer {
  url: string;
  /** Of each request: path, and whether padding was asked for. */
  asked: { path: string; padding: string | undefined }[];
  manner: BreachManner;
  close(): Promise<void>;
}

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase();
const made = (count: () => number, many: number): string[] =>
  Array.from(
    { length: many },
    () => `${randomBytes(18).toString('hex').slice(0, 35).toUpperCase()}:${String(count())}`,
  );

/** @param breached what was found in breaches @param paddedWith what stands in the padding, with the count 0 */
export async function startBreachServer(breached: string[], paddedWith: string[] = []): Promise<BreachServer> {
  const asked: BreachServer['asked'] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, padding: request.headers['add-padding'] as string | undefined });
    const prefix = path.split('/').at(-1)?.toUpperCase() ?? '';
    const within = (words: string[], count: number): string[] =>
      words
        .map(sha1)
        .filter((hash) => hash.startsWith(prefix))
        .map((hash) => `${hash.slice(5)}:${String(count)}`);
    const found = [...made(() => 3, 500), ...within(breached, 42)].toSorted();
    answer(response, self.manner, found, within(paddedWith, 0));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/range`;
  const self: BreachServer = {
    url,
    asked,
    manner: 'plain',
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  return self;
}

function answer(response: ServerResponse, manner: BreachManner, found: string[], padding: string[]): void {
  const text = (lines: string[], end = '\r\n'): void => {
    response.writeHead(200, { 'content-type': 'text/plain' }).end(lines.join(end));
  };
  const manners: Record<BreachManner, () => void> = {
    plain: () => {
      text(found, '\n');
    },
    crlf: () => {
      text([...found, '']);
    },
    'lower-case': () => {
      text(found.map((line) => line.toLowerCase()));
    },
    padded: () => {
      text([...found, ...padding, ...made(() => 0, 400)].toSorted());
    },
    empty: () => {
      text([]);
    },
    busy: () => {
      response.writeHead(429, { 'retry-after': '2' }).end();
    },
    down: () => {
      response.writeHead(503).end(found.join('\n'));
    },
    hanging: () => undefined,
    dripping: () => {
      response.writeHead(200).write(`${found.join('\n')}\n`);
    },
    giant: () => {
      text([...found, ...made(() => 1, 40_000)]);
    },
    redirect: () => {
      response.writeHead(302, { location: '/elsewhere' }).end();
    },
    html: () => {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Sign in to this network</title>');
    },
    cut: () => {
      response.writeHead(200, { 'content-length': '100000' }).write(found.join('\n'));
      setTimeout(() => response.destroy(), 20);
    },
  };
  manners[manner]();
}
