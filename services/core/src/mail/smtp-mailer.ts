/** One connection a mail, so that its end can be forced and its stage is known. */
import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Outcome } from '../deliveries/delivery.ts';
import type { Mail, Mailer } from './mail.ts';
import { smtpOutcome, type SmtpFailure } from './smtp-outcome.ts';

export interface SmtpOptions {
  /** smtp: or smtps:, with user and password where wanted. */
  url: string;
  from: string;
  /** For Message-IDs and the greeting. */
  hostName: string;
  timeoutMs: number;
  /** `off`: readable by whoever is on the way. */
  tls: 'on' | 'off';
  /** PEM, besides those that the system trusts. */
  ca?: string;
}

/** The limit is for each step; the signal ends the whole. */
export function createSmtpMailer(options: SmtpOptions): Mailer {
  return {
    kind: 'smtp',
    send: async (mail, signal) => sendOnce(options, receiversOf(mail), await compose(mail, options), signal),
  };
}

function compose(mail: Mail, { from, hostName }: SmtpOptions): Promise<Buffer> {
  const person = ({ name, address }: Mail['to']) => ({ name: name ?? '', address });
  return new MailComposer({
    from: { name: mail.senderName, address: from },
    to: person(mail.to),
    ...(mail.cc !== undefined && { cc: person(mail.cc) }),
    ...(mail.replyTo === null ? {} : { replyTo: person(mail.replyTo) }),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html }),
    messageId: `<${mail.id}@${hostName}>`,
    ...(mail.files !== undefined && {
      attachments: mail.files.map(({ name, mediaType, content }) => ({
        filename: name,
        contentType: mediaType,
        content: Buffer.from(content),
      })),
    }),
    headers: {
      // no holiday replies to a machine
      ...(mail.byPerson !== true && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
      ...(mail.unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

const receiversOf = ({ to, cc }: Mail): string[] =>
  [to, ...(cc === undefined ? [] : [cc])].map(({ address }) => address);

function sendOnce(options: SmtpOptions, to: string[], message: Buffer, signal: AbortSignal): Promise<Outcome> {
  const url = new URL(options.url);
  const auth = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  const secure = url.protocol === 'smtps:';
  const connection = new SMTPConnection({
    host: url.hostname,
    ...(url.port === '' ? {} : { port: Number(url.port) }),
    secure,
    // names, addresses and a password travel there: a server that offers no encryption, or proves to be nobody, gets nothing
    requireTLS: !secure && options.tls === 'on',
    ignoreTLS: !secure && options.tls === 'off',
    tls: { minVersion: 'TLSv1.2', ...(options.ca === undefined ? {} : { ca: options.ca }) },
    name: options.hostName,
    connectionTimeout: options.timeoutMs,
    greetingTimeout: options.timeoutMs,
    socketTimeout: options.timeoutMs,
    dnsTimeout: options.timeoutMs,
  });
  let contentLeft = false;
  // nodemailer reads it once the server says "go ahead"
  const content = new Readable({
    read() {
      contentLeft = true;
      this.push(message);
      this.push(null);
    },
  });
  return new Promise((resolve) => {
    const end = (outcome: Outcome): void => {
      signal.removeEventListener('abort', giveUp);
      // first: closing fires `end`
      resolve(outcome);
      connection.close();
    };
    const fail = (error: SmtpFailure | null): void => end(smtpOutcome(error ?? {}, contentLeft));
    const giveUp = (): void => fail({ code: 'ETIMEDOUT' });
    const send = (): void => {
      connection.send({ from: options.from, to }, content, (error) => {
        if (error) fail(error);
        else end({ kind: 'delivered', externalId: null, httpStatus: 250, answer: null });
      });
    };
    if (signal.aborted) {
      giveUp();
      return;
    }
    signal.addEventListener('abort', giveUp, { once: true });
    connection.on('error', fail);
    connection.once('end', () => fail(null));
    connection.connect((error) => {
      if (error) fail(error);
      else if (auth.user === '') send();
      else
        connection.login(auth, (refused) => {
          if (refused) fail(refused);
          else send();
        });
    });
  });
}
