/** A message as it came (RFC 5322), made to what is kept of it. No IO. */
import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { bounceOf } from './bounce.ts';
import { type AnswerKind, type BounceReason, mostAnswerFiles } from './mailbox.ts';
import { cleanLine, cleanText, textOfHtml } from './mail-text.ts';

export interface LetterHead {
  /** Ids of deliveries of ours that it names. */
  names: string[];
  /** Its own Message-ID is one of ours. */
  own: string | null;
  /** Null: none, or several. */
  sender: string | null;
  senderName: string;
  subject: string;
  kind: AnswerKind;
}

export interface Letter extends LetterHead {
  /** The same for the same message, wherever it is found. */
  key: string;
  text: string;
  isCut: boolean;
  /** References of leads in subject and text. */
  references: string[];
  files: { name: string; size: number }[];
  moreFiles: number;
  /** Of a bounce; null: nothing came back. */
  reason: BounceReason | null;
}

const ids = /<([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})@[^<>\s]{1,255}>/gi;
const leadReferences = /MZL-[0-9A-HJKMNP-TV-Z]{26}/gi;
const mostNames = 50;

const namesIn = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(ids), ([, id]) => (id ?? '').toLowerCase()))].slice(0, mostNames);

/** @param source the beginning of the message. Never throws for what is in it. */
export async function readHead(source: Buffer): Promise<LetterHead> {
  return headOf(await parsed(headersOf(source)));
}

/** @param source of at most as much as was fetched @param size of the whole message */
export async function readLetter(source: Buffer, size: number): Promise<Letter> {
  const email = await parsed(source);
  const head = headOf(email);
  const bounce = head.kind === 'bounce' ? bounceOf(email) : null;
  const written = (email.text ?? '').trim() === '' ? textOfHtml(email.html ?? '') : (email.text ?? '');
  const { text, isCut } = cleanText(written);
  // what comes back with a bounce is its report and the mail itself
  const files =
    head.kind === 'bounce'
      ? []
      : email.attachments.filter(({ mimeType }) => !mimeType.startsWith('message/delivery-status'));
  return {
    ...head,
    // the original comes back with a bounce, and is never encoded there (RFC 2045, 5.2.1)
    names:
      head.kind === 'bounce'
        ? namesIn(`${head.names.map((id) => `<${id}@x>`).join('')}${source.toString('latin1')}`)
        : head.names,
    key: keyOf(email, source),
    text,
    isCut: isCut || source.byteLength < size,
    references: [...new Set(`${head.subject}\n${text}`.match(leadReferences))]
      .map((one) => one.toUpperCase())
      .slice(0, 10),
    files: files.slice(0, mostAnswerFiles).map(({ filename, content }) => ({
      name: cleanLine(filename ?? '', 200),
      size: typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength,
    })),
    moreFiles: Math.max(0, files.length - mostAnswerFiles),
    reason: bounce,
  };
}

const noMail: Email = { headers: [], headerLines: [], attachments: [] };

async function parsed(source: Buffer): Promise<Email> {
  try {
    return await PostalMime.parse(source, { maxNestingDepth: 50, forceRfc822Attachments: true });
  } catch {
    // nested or named beyond all bounds: nobody's letter
    return noMail;
  }
}

function headersOf(source: Buffer): Buffer {
  const text = source.toString('latin1');
  const end = /\r?\n\r?\n/.exec(text);
  return end === null ? source : source.subarray(0, end.index + end[0].length);
}

function headOf(email: Email): LetterHead {
  const from = email.from !== undefined && 'address' in email.from ? email.from : undefined;
  const sender = (from?.address ?? '').trim().toLowerCase();
  const all = (name: string): string[] => email.headers.filter(({ key }) => key === name).map(({ value }) => value);
  return {
    names: namesIn([...all('in-reply-to'), ...all('references')].join(' ')),
    own: namesIn(all('message-id').join(' '))[0] ?? null,
    sender: sender === '' || sender.length > 320 ? null : sender,
    senderName: cleanLine(from?.name ?? '', 200),
    subject: cleanLine(email.subject ?? '', 500),
    kind: kindOf(all, sender),
  };
}

/** By RFC 3464 and 3834, and by what was there before them. */
function kindOf(all: (name: string) => string[], sender: string): AnswerKind {
  const type = all('content-type').join(' ').toLowerCase();
  if (type.includes('multipart/report') && /report-type\s*=\s*"?delivery-status/.test(type)) return 'bounce';
  const automatic =
    all('auto-submitted').some((value) => !/^\s*no\b/i.test(value)) ||
    all('x-autoreply').length > 0 ||
    all('x-autorespond').length > 0 ||
    all('precedence').some((value) => /bulk|junk|list|auto_reply/i.test(value)) ||
    type.includes('multipart/report');
  if (automatic) return 'automatic';
  if (/^(mailer-daemon|postmaster)@/.test(sender)) return 'bounce';
  // nobody to answer to: a machine (RFC 5321, 4.5.5)
  return all('return-path').some((value) => /^\s*<\s*>\s*$/.test(value)) ? 'automatic' : 'answer';
}

function keyOf({ messageId }: Email, source: Buffer): string {
  const id = (messageId ?? '').trim();
  return createHash('sha256')
    .update(id === '' ? source : id)
    .digest('hex');
}
