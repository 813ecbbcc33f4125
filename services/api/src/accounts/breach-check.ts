import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { readBounded } from '@manzil/core/crm/http/bounded-body';
import type { Logger } from '@manzil/core/platform/logger';

/** True: found in breaches. Never throws; false also when it cannot be asked, of which the log tells. */
export type BreachCheck = (password: string) => Promise<boolean>;

interface Options {
  /** Of a range search like that of Pwned Passwords; undefined: nobody is asked. */
  url: string | undefined;
  log: Logger;
  timeoutMs?: number;
}

/** A thousand lines have 40 kB. */
const mostBytes = 256 * 1024;
const line = /^([0-9A-F]{35}):(\d{1,12})$/;

/** Only five digits of the SHA-1 leave, which some hundred other passwords share; padding hides how many. */
export function createBreachCheck({ url, log, timeoutMs = 2_000 }: Options): BreachCheck {
  if (url === undefined) return () => Promise.resolve(false);
  return async (password) => {
    const hash = createHash('sha1').update(password.normalize('NFKC')).digest('hex').toUpperCase();
    const counts = await rangeOf(`${url.replace(/(?<!\/)\/+$/, '')}/${hash.slice(0, 5)}`, timeoutMs);
    if (typeof counts === 'string') {
      log.warn({ reason: counts }, 'a new password could not be looked up in breaches; it was taken');
      return false;
    }
    return (counts.get(hash.slice(5)) ?? 0) > 0;
  };
}

/** A text: why there is none. No error's message is told, which may hold the address and with it the five digits. */
async function rangeOf(address: string, timeoutMs: number): Promise<ReadonlyMap<string, number> | string> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, {
      headers: { 'add-padding': 'true', accept: 'text/plain', 'user-agent': 'Manzil' },
      redirect: 'manual',
      signal,
    });
    if (response.status !== 200 || response.body === null) {
      await response.body?.cancel();
      return `status ${String(response.status)}`;
    }
    const body = await readBounded(Readable.fromWeb(response.body), mostBytes);
    if (body === null) return signal.aborted ? 'timeout' : 'cut off or too large';
    return parsed(Buffer.from(body).toString('latin1').toUpperCase());
  } catch {
    return signal.aborted ? 'timeout' : 'unreachable';
  }
}

function parsed(text: string): ReadonlyMap<string, number> | string {
  const lines = text.split(/\r?\n/).filter((one) => one !== '');
  const counts = new Map<string, number>();
  for (const one of lines) {
    const [, suffix, count] = line.exec(one) ?? [];
    if (suffix === undefined) return 'unreadable';
    counts.set(suffix, Number(count));
  }
  // no range is empty
  return counts.size === 0 ? 'unreadable' : counts;
}
