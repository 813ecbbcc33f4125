import { once } from 'node:events';
import { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** Gives its address. @param port a free one when left out */
export async function listen(server: Server, port = 0): Promise<string> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

/** Breaks HTTP connections; waits for those of other servers. */
export async function closeNow(server: Server): Promise<void> {
  if (server instanceof HttpServer) server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
