/** Server-sent events: answers that are open for as long as somebody looks. */
import type { Server, ServerResponse } from 'node:http';

export const isStream = (res: ServerResponse): boolean =>
  String(res.getHeader('content-type') ?? '').startsWith('text/event-stream');

/** A server that stops would wait for them in vain. @returns ends those that are open */
export function followStreams(server: Server): () => void {
  const open = new Set<ServerResponse>();
  server.prependListener('request', (_req, res) => {
    open.add(res);
    res.once('close', () => open.delete(res));
  });
  return () => {
    for (const res of open) if (isStream(res)) res.destroy();
  };
}
