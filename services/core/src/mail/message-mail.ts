import type { Office } from '../office/office.ts';
import { escapeHtml } from './escape-html.ts';
import type { Mail, MessageMail } from './mail.ts';

/** The person reads what was typed, and answers whoever typed it. @param desk answered where the author has no address */
export function writeMessageMail(
  { reference, to, language, subject, text, author }: MessageMail,
  { name }: Pick<Office, 'name'>,
  desk: NonNullable<Mail['replyTo']>,
): Omit<Mail, 'id' | 'files'> {
  const replyTo = author ?? { ...desk, name: name[language] };
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
