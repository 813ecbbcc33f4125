import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Begun } from './begin-process.ts';
import { closeServer, endConnectionsWhile } from './close-server.ts';
import { followStreams } from './event-streams.ts';

/** The whole stop stays under 15 s. */
const graceMs = 8_000;

/** An unusable port ends the process. The server stops before what was registered until now. */
export function serve(
  server: Server,
  { port, host }: { port: number; host: string },
  { log, shutdown }: Pick<Begun, 'log' | 'shutdown'>,
  onListening: (port: number) => void,
): void {
  endConnectionsWhile(server, shutdown.isDraining);
  const endStreams = followStreams(server);
  server.on('error', (error) => {
    log.fatal({ err: error }, 'cannot listen');
    void shutdown.stop('cannot listen', 1);
  });
  shutdown.onStop('http', () => {
    endStreams();
    return closeServer(server, graceMs);
  });
  server.listen(port, host, () => onListening((server.address() as AddressInfo).port));
}
