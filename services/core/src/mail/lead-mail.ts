import { languages, type Language } from '../platform/language.ts';
import { escapeHtml } from './escape-html.ts';
import type { LeadMail, Mail } from './mail.ts';
import { leadMailWords } from './lead-mail-words.ts';

export interface LeadMailOptions {
  /** Without a trailing slash. */
  publicUrl: string;
  withMessage: boolean;
  /** Of links: '#rrggbb'. */
  colour: string;
}

interface Part {
  language: Language;
  heading: string;
  rows: [label: string, value: string][];
  message: { label: string; text: string } | null;
  open: string;
  /** Null where nobody can be replied to. */
  reply: string | null;
}

const mostSubject = 150;

/** A reply goes to the person who enquired. */
export function writeLeadMail(
  lead: LeadMail,
  options: LeadMailOptions,
): Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo'> {
  const url = `${options.publicUrl}/admin/leads?lead=${String(lead.id)}`;
  const parts = languages.map((language) => partOf(lead, language, options.withMessage));
  return {
    subject: subjectOf(lead),
    text: parts.map((part) => asText(part, url)).join('\n----------------------------------------\n\n'),
    html: asHtml(parts, url, options.colour),
    replyTo: lead.email === '' ? null : { name: nameOf(lead), address: lead.email },
  };
}

const nameOf = ({ firstName, lastName }: LeadMail): string => oneLine(`${firstName} ${lastName}`);

function subjectOf(lead: LeadMail): string {
  const about = lead.listing === null ? leadMailWords.en.source[lead.source] : oneLine(lead.listing.title);
  const subject = `${leadMailWords.en.heading} · ${leadMailWords.ar.heading}: ${nameOf(lead) || lead.email || (lead.phone ?? '')}, ${about}`;
  return subject.length > mostSubject ? `${subject.slice(0, mostSubject - 1)}…` : subject;
}

function partOf(lead: LeadMail, language: Language, withMessage: boolean): Part {
  const words = leadMailWords[language];
  const { listing } = lead;
  const title = language === 'ar' ? (listing?.titleAr ?? listing?.title) : listing?.title;
  const rows: [string, string | null][] = [
    [words.name, nameOf(lead)],
    [words.email, lead.email],
    [words.phone, lead.phone],
    [words.listing, listing === null ? null : `${oneLine(title ?? '')} (${listing.reference})`],
    [words.from, words.source[lead.source]],
    [words.language, words.languages[lead.language]],
    [words.received, timeOf(lead.createdAt, language)],
    [words.reference, lead.reference],
  ];
  return {
    language,
    heading: words.heading,
    rows: rows.filter((row): row is [string, string] => row[1] !== null && row[1] !== ''),
    message: lead.message === null ? null : { label: words.message, text: withMessage ? lead.message : words.withheld },
    open: words.open,
    reply: lead.email === '' ? null : words.reply,
  };
}

function asText({ language, heading, rows, message, open, reply }: Part, url: string): string {
  return [
    heading,
    '',
    ...rows.map(([label, value]) => `${label}: ${language === 'ar' ? isolated(value) : value}`),
    ...(message === null ? [] : ['', `${message.label}:`, message.text]),
    '',
    `${open}: ${url}`,
    ...(reply === null ? [] : [reply]),
    '',
  ].join('\n');
}

function asHtml(parts: Part[], url: string, colour: string): string {
  const body = parts
    .map((part) => partHtml(part, url, colour))
    .join('\n<hr style="border:0;border-top:1px solid #d6d3d1;margin:24px 0">\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${leadMailWords.en.heading}</title></head>
<body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:15px;line-height:1.5;color:#1c1917;background:#fff">
${body}
</body></html>
`;
}

function partHtml({ language, heading, rows, message, open, reply }: Part, url: string, colour: string): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const start = language === 'ar' ? 'right' : 'left';
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" style="text-align:${start};vertical-align:top;padding:4px 0;padding-${start === 'left' ? 'right' : 'left'}:16px;color:#57534e;font-weight:normal">${escapeHtml(label)}</th><td style="padding:4px 0"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
  );
  const said =
    message === null
      ? ''
      : `<p style="margin:16px 0 4px;color:#57534e">${escapeHtml(message.label)}</p><p dir="auto" style="margin:0;white-space:pre-wrap">${escapeHtml(message.text)}</p>`;
  return `<div lang="${language}" dir="${direction}" style="text-align:${start}">
<h1 style="font-size:20px;margin:0 0 12px">${escapeHtml(heading)}</h1>
<table role="presentation" style="border-collapse:collapse">${cells.join('')}</table>
${said}
<p style="margin:16px 0 4px"><a href="${escapeHtml(url)}" style="color:${colour}">${escapeHtml(open)}</a></p>
${reply === null ? '' : `<p style="margin:0;color:#57534e">${escapeHtml(reply)}</p>`}
</div>`;
}

/** Keeps numbers and Latin names in order inside an Arabic line. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Drops what would end a line, or a header. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}

const locales = { en: 'en-GB', ar: 'ar-QA-u-nu-arab' } as const;

function timeOf(time: string, language: Language): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Qatar' } as const;
  return new Intl.DateTimeFormat(locales[language], format).format(new Date(time));
}
