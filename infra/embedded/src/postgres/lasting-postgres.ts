/** Comes back at its address when it ends by itself. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type PostgresOptions, type RunningPostgres, startPostgres } from './postgres.ts';
import { restartBackoff } from '../restart-backoff.ts';

export interface LastingPostgresOptions extends Omit<PostgresOptions, 'onExit'> {
  onNews: (text: string) => void;
}

export type LastingPostgres = Pick<RunningPostgres, 'url' | 'appUrl' | 'stop'>;

/** Throws EmbeddedPostgresError when the first start fails. */
export async function startLastingPostgres({ onNews, ...options }: LastingPostgresOptions): Promise<LastingPostgres> {
  const stopping = new AbortController();
  const backoff = restartBackoff();
  let startedAt = Date.now();
  let bringingBack = Promise.resolve();

  const launch = (port?: number): Promise<RunningPostgres> => {
    startedAt = Date.now();
    return startPostgres({
      ...options,
      ...(port === undefined ? {} : { port }),
      onExit: () => {
        bringingBack = bringBack('ended by itself');
      },
    });
  };
  let server = await launch();
  const { port, url, appUrl } = server;

  async function bringBack(what: string): Promise<void> {
    const waitMs = backoff(Date.now() - startedAt);
    onNews(
      `PostgreSQL ${what}; starting it again in ${String(waitMs / 1000)} s. Until then the site takes no enquiries.`,
    );
    await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return;
    try {
      server = await launch(port);
    } catch (error) {
      return bringBack(`did not start (${(error as Error).message})`);
    }
    if (!stopping.signal.aborted) onNews('PostgreSQL runs again.');
  }

  return {
    url,
    appUrl,
    async stop(graceMs) {
      stopping.abort();
      await bringingBack;
      await server.stop(graceMs);
    },
  };
}
