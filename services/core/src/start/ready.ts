/** The one line that tells the starter and the tests that a process does its work. */
import { flushCompileCache } from 'node:module';
import type { Logger } from '../platform/logger.ts';

/** Says `ready` on stdout and, when a starter listens, on its channel. `port` is the one really listened on, null for none. */
export function announceReady(logger: Logger, port: number | null): void {
  logger.info({ port }, 'ready');
  process.send?.({ type: 'ready', port });
  // where there is a compile cache: a process that is killed later would leave nothing in it
  flushCompileCache();
}
