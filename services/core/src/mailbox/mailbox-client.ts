/** A mailbox, read and never written: it is opened with EXAMINE, and texts are asked for with BODY.PEEK. */
import { isIP } from 'node:net';
import { ImapFlow } from 'imapflow';
import { mayBePlain, type MailboxAddress, MailboxError } from './mailbox.ts';
import { mailboxFailure } from './mailbox-failure.ts';
import { mailboxHostAddress } from './mailbox-host.ts';

/** Of one message. */
export const mostMessageBytes = 10 * 1024 * 1024;
/** Holds the headers; what is longer is no letter. */
const headBytes = 64 * 1024;

export interface OpenMailbox {
  uidValidity: number;
  /** Those after `uid` that came since, ascending. */
  list(uid: number, since: Date): Promise<number[]>;
  /** Its beginning, with the whole size. Null: it is gone. */
  head(uid: number): Promise<{ source: Buffer; size: number } | null>;
  /** Up to `mostMessageBytes`. */
  source(uid: number): Promise<Buffer | null>;
  close(): void;
}

export interface MailboxLimits {
  /** For each step. */
  stepMs: number;
  /** For the whole. */
  wholeMs: number;
  /** PEM, besides those that the system trusts. */
  ca?: string;
}

/** What is left open is closed after `wholeMs`. @throws MailboxError, as its functions do */
export async function openMailbox(address: MailboxAddress, limits: MailboxLimits): Promise<OpenMailbox> {
  const { host, port, security, username, password, folder } = address;
  if (security === 'plain' && !mayBePlain(host)) throw new MailboxError('host_forbidden');
  const client = new ImapFlow({
    host: await mailboxHostAddress(host),
    // RFC 6066: an address is no name
    ...(isIP(host) === 0 && { servername: host }),
    port,
    secure: security === 'tls',
    doSTARTTLS: security === 'starttls',
    tls: { minVersion: 'TLSv1.2', ...(limits.ca === undefined ? {} : { ca: limits.ca }) },
    auth: { user: username, pass: password },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: limits.stepMs,
    greetingTimeout: limits.stepMs,
    socketTimeout: limits.stepMs,
    // what was asked for, and what stands around it
    maxLiteralSize: mostMessageBytes + 1_024,
    maxResponseSize: mostMessageBytes + 64 * 1_024,
  });
  const whole = setTimeout(() => client.close(), limits.wholeMs);
  whole.unref();
  // else an error between two commands ends the process
  let broken: unknown = null;
  client.on('error', (error) => {
    broken ??= error;
  });
  const close = (): void => {
    clearTimeout(whole);
    client.close();
  };
  const asked = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      close();
      throw mailboxFailure(broken ?? error);
    }
  };
  await asked(() => client.connect());
  const { uidValidity } = await asked(() => opened(client, folder));
  const fetched = (uid: number, maxLength: number) =>
    asked(() =>
      client.fetchOne(String(uid), { uid: true, size: true, source: { start: 0, maxLength } }, { uid: true }),
    );
  return {
    uidValidity: Number(uidValidity),
    async list(uid, since) {
      const found = await asked(() => client.search({ uid: `${String(uid + 1)}:*`, since }, { uid: true }));
      // `*` is the last one, even where it is older
      return (found === false ? [] : (found ?? [])).filter((one) => one > uid).toSorted((a, b) => a - b);
    },
    async head(uid) {
      const found = await fetched(uid, headBytes);
      if (found === false || found?.source === undefined) return null;
      return { source: found.source, size: found.size ?? 0 };
    },
    async source(uid) {
      const found = await fetched(uid, mostMessageBytes);
      return found === false ? null : (found?.source ?? null);
    },
    close,
  };
}

async function opened(client: ImapFlow, folder: string) {
  try {
    return await client.mailboxOpen(folder, { readOnly: true });
  } catch (error) {
    // refused by the server, which is there and let us in
    if (client.usable) throw new MailboxError('folder', error);
    throw error;
  }
}
