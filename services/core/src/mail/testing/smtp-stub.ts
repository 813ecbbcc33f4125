import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { certificate } from './certificate.ts';

export type SmtpMood =
  | 'takes'
  /** 450 to the recipient, or 452 to the mail. */
  | 'busy'
  | 'full'
  /** 550 to the recipient, or 554 to the mail. */
  | 'unknown-recipient'
  | 'refuses'
  | 'silent'
  /** Takes the mail and says nothing. */
  | 'hangs'
  /** Takes the mail and is gone. */
  | 'drops';

/** Of every account; signing in is optional. */
export const smtpPassword = 'right & proper';

export interface TakenMail {
  to: string;
  raw: string;
  messageId: string;
  /** Of the connection that brought it. */
  encrypted: boolean;
}

export interface SmtpStub {
  url: string;
  mood: SmtpMood;
  /** In place of its own words when it refuses. */
  says: string | null;
  /** Whether confirmed or not. */
  mails: TakenMail[];
  unknown: Set<string>;
  down(): Promise<void>;
  up(): Promise<void>;
}

/** Keeps its port over `down` and `up`. */
/** @param offersTls by STARTTLS, with a certificate of its own */
export async function startSmtpStub({ offersTls = false } = {}): Promise<SmtpStub> {
  const sockets = new Set<Socket>();
  let server = build();
  let port = 0;
  const stub: SmtpStub = { url: '', mood: 'takes', says: null, mails: [], unknown: new Set(), down, up };

  function build(): SMTPServer {
    const built = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      ...(offersTls ? certificate : { disabledCommands: ['STARTTLS'] }),
      onAuth({ username, password }, _session, done) {
        if (password === smtpPassword) done(null, { user: username });
        else done(answer(535, `${String(username)} is not welcome`));
      },
      disableReverseLookup: true,
      logger: false,
      onConnect(_session, done) {
        if (stub.mood !== 'silent') done();
      },
      onRcptTo({ address }, _session, done) {
        if (stub.mood === 'busy') done(answer(450, stub.says ?? `<${address}> is greylisted`));
        else if (stub.mood === 'unknown-recipient' || stub.unknown.has(address))
          done(answer(550, stub.says ?? `<${address}> is nobody here`));
        else done();
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
        stream.on('end', () => {
          if (stub.mood === 'full') done(answer(452, stub.says ?? 'no room'));
          else if (stub.mood === 'refuses') done(answer(554, stub.says ?? 'not this'));
          else {
            const raw = Buffer.concat(chunks).toString('utf8');
            const messageId = /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '';
            stub.mails.push({
              to: session.envelope.rcptTo[0]?.address ?? '',
              raw,
              messageId,
              encrypted: session.secure,
            });
            if (stub.mood === 'drops') dropAll();
            else if (stub.mood !== 'hangs') done();
          }
        });
      },
    });
    built.on('error', () => undefined);
    built.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => void sockets.delete(socket));
    });
    return built;
  }

  function dropAll(): void {
    for (const socket of sockets) socket.destroy();
  }

  async function up(): Promise<void> {
    server = build();
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    port = (server.server.address() as AddressInfo).port;
    stub.url = `smtp://127.0.0.1:${String(port)}`;
  }

  async function down(): Promise<void> {
    dropAll();
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  }

  await up();
  return stub;
}

function answer(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

export function textOf(raw: string): string {
  return Array.from(
    raw.matchAll(
      /Content-Transfer-Encoding: (base64|quoted-printable)\r?\n(?:[\w-]+:.*\r?\n)*\r?\n([\s\S]*?)(?=\r?\n--|$)/gi,
    ),
  )
    .map(([, encoding = '', body = '']) =>
      encoding.toLowerCase() === 'base64'
        ? Buffer.from(body, 'base64').toString('utf8')
        : Buffer.from(
            body
              .replaceAll(/=\r?\n/g, '')
              .replaceAll(/=([0-9A-F]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ).toString('utf8'),
    )
    .join('\n');
}
