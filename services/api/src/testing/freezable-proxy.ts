import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface FreezableProxy {
  url: string;
  freeze(): void;
  close(): Promise<void>;
}

export async function freezableProxy(target: string): Promise<FreezableProxy> {
  const address = new URL(target);
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((inside) => {
    sockets.add(inside);
    inside.on('error', () => undefined);
    if (frozen) return void inside.pause();
    const outside = connect(Number(address.port), address.hostname);
    sockets.add(outside);
    outside.on('error', () => undefined);
    inside.pipe(outside).pipe(inside);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.toString(),
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      });
    },
  };
}
