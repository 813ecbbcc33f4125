/** One connection that hears what migration 81 tells, through outages too. */
import pg from 'pg';
import { rest } from '../platform/async/time.ts';
import { within } from '../platform/async/within.ts';
import { type Change, readChange } from './change.ts';

const connectMs = 5_000;
const answerMs = 5_000;
/** A connection that died without a word is noticed so soon. */
const checkMs = 20_000;
const firstWaitMs = 250;
const mostWaitMs = 10_000;

export interface ListenOptions {
  url: string;
  applicationName: string;
  onChange: (change: Change) => void;
  /** Listening from now on; what happened before was perhaps not heard. */
  onListening: () => void;
  log: { warn(fields: object, message: string): void };
}

/** Connects by itself, again and again, until it is closed. */
export function listenForChanges(options: ListenOptions): { close(): Promise<void> } {
  const closing = new AbortController();
  const done = run(options, closing.signal);
  return {
    close: () => {
      closing.abort();
      return within(connectMs + answerMs, done, () => undefined);
    },
  };
}

async function run(options: ListenOptions, signal: AbortSignal): Promise<void> {
  let waitMs = firstWaitMs;
  while (!signal.aborted) {
    try {
      await listenOnce(options, signal, () => {
        waitMs = firstWaitMs;
      });
    } catch (error) {
      options.log.warn({ err: error }, 'changes are not heard');
    }
    await rest(waitMs, signal);
    waitMs = Math.min(2 * waitMs, mostWaitMs);
  }
}

/** Until the connection ends. @throws the driver's error */
async function listenOnce({ url, applicationName, ...told }: ListenOptions, signal: AbortSignal, onUp: () => void) {
  const client = new pg.Client({
    connectionString: url,
    application_name: `${applicationName}-changes`,
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
    keepAlive: true,
  });
  const over = new AbortController();
  client.on('error', () => over.abort());
  client.on('end', () => over.abort());
  client.on('notification', ({ payload = '' }) => {
    const change = readChange(payload);
    if (change !== null) told.onChange(change);
  });
  const ends = AbortSignal.any([signal, over.signal]);
  try {
    await client.connect();
    await client.query('listen manzil_changes');
    onUp();
    told.onListening();
    while (!ends.aborted) {
      await rest(checkMs, ends);
      if (!ends.aborted) await client.query('select 1');
    }
  } finally {
    await within(answerMs, client.end(), () => undefined);
  }
  if (!signal.aborted) throw new Error('The connection ended');
}
