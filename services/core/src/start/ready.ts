import { flushCompileCache } from 'node:module';
import type { Logger } from '../platform/logger.ts';

/** For the starter and the tests. @param port the one really listened on */
export function announceReady(logger: Logger, port: number | null): void {
  logger.info({ port }, 'ready');
  process.send?.({ type: 'ready', port });
  // for the compile cache, lost when the process is killed
  flushCompileCache();
}
