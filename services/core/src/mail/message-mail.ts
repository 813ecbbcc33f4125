import type { Office } from '../office/office.ts';
import { escapeHtml } from './escape-html.ts';
import type { Mail, MessageMail } from './mail.ts';

export interface Answered {
  /** Where the author has no address. */
  desk: NonNullable<Mail['replyTo']>;
  /** The mailbox whose answers stand at the lead; null: none is read. */
  answersTo: string | null;
}

/** The person reads what was typed, and answers into the mailbox that is read, else to whoever typed it. */
export function writeMessageMail(
  { reference, to, language, subject, text, author }: MessageMail,
  { name }: Pick<Office, 'name'>,
  { desk, answersTo }: Answered,
): Omit<Mail, 'id' | 'files'> {
  const byName = author ?? { ...desk, name: name[language] };
  const replyTo = answersTo === null ? byName : { ...byName, address: answersTo };
  return {
    to: { ...to, name: to.name === null ? null : oneLine(to.name) },
    replyTo: { ...replyTo, name: replyTo.name === null ? null : oneLine(replyTo.name) },
    senderName: name[language],
    subject: oneLine(subject),
    text,
    html: asHtml(language, oneLine(subject), text),
    leadReference: reference,
    byPerson: true,
  };
}

function asHtml(language: MessageMail['language'], subject: string, text: string): string {
  const [direction, start] = language === 'ar' ? ['rtl', 'right'] : ['ltr', 'left'];
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:16px;font-family:Arial,sans-serif;font-size:15px;line-height:1.5;color:#1c1917;background:#fff">
<div dir="${direction}" style="text-align:${start};white-space:pre-wrap">${escapeHtml(text)}</div>
</body></html>
`;
}

/** Drops what would end a line, or a header. */
const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
