import { listen } from '@manzil/testing/loopback';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export type Behaviour = (socket: Socket, request: string) => void;

export interface RawServer {
  url: string;
  requests: string[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

export function httpAnswer(status: number, body: string | object, headers: Record<string, string> = {}): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const lines = Object.entries({ 'content-length': String(Buffer.byteLength(text)), connection: 'close', ...headers });
  return `HTTP/1.1 ${String(status)} X\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${text}`;
}

export function always(text: string): Behaviour {
  return (socket) => {
    socket.end(text);
  };
}

export async function startRawServer(behaviour: Behaviour = always(httpAnswer(200, {}))): Promise<RawServer> {
  let behave = behaviour;
  const sockets = new Set<Socket>();
  const requests: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    let request = '';
    socket.on('data', (data) => {
      request += data.toString('utf8');
      const head = request.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(request)?.[1] ?? 0);
      if (head < 0 || Buffer.byteLength(request.slice(head + 4)) < length) return;
      requests.push(request);
      behave(socket, request);
      request = '';
    });
  });
  const url = await listen(server);
  return {
    url,
    requests,
    behave(next) {
      behave = next;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
