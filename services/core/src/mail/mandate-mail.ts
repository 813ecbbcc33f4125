import { languages, type Language } from '../platform/language.ts';
import type { Mail, MandateMail } from './mail.ts';

interface Words {
  heading: string;
  left: (days: string) => string;
  today: string;
  listing: string;
  contract: string;
  lastDay: string;
  next: string;
  open: string;
}

const words: Record<Language, Words> = {
  en: {
    heading: 'A mandate is ending',
    left: (days) => `Days left: ${days}`,
    today: 'Today is its last day.',
    listing: 'Listing',
    contract: 'Contract number',
    lastDay: 'Last day',
    next: 'Renew it with the owner and enter the new contract. Where the office publishes only under a mandate, the listing leaves the site when this one is over.',
    open: 'Open the listing',
  },
  ar: {
    heading: 'عقد وساطة يوشك على الانتهاء',
    left: (days) => `الأيام المتبقية: ${days}`,
    today: 'اليوم هو آخر أيامه.',
    listing: 'العقار',
    contract: 'رقم العقد',
    lastDay: 'آخر يوم',
    next: 'جدّده مع المالك وأدخل العقد الجديد. وإذا كان المكتب لا ينشر إلا بعقد وساطة سارٍ، فسيُزال العقار من الموقع عند انتهاء هذا العقد.',
    open: 'فتح العقار',
  },
};
const locales = { en: 'en-GB', ar: 'ar-QA-u-nu-arab' } as const;

/** In both languages, of the day it is sent; nothing of the owner. @param publicUrl without a trailing slash */
export function writeMandateMail(
  ending: MandateMail,
  publicUrl: string,
): Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo'> {
  const url = `${publicUrl}/admin/properties-table?dialog=view-${String(ending.listingId)}`;
  const parts = languages.map((language) => partOf(ending, language, url));
  return {
    subject: `${words.en.heading} · ${words.ar.heading}: ${oneLine(ending.reference)}`,
    text: parts.join('\n* * *\n\n'),
    html: null,
    replyTo: null,
  };
}

function partOf(
  { reference, title, titleAr, contractNumber, endsOn, daysLeft }: MandateMail,
  language: Language,
  url: string,
): string {
  const said = words[language];
  const isolated = (text: string): string => (language === 'ar' ? `\u2068${text}\u2069` : text);
  const shown = oneLine((language === 'ar' ? titleAr : null) ?? title);
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(endsOn),
  );
  const left = new Intl.NumberFormat(locales[language]).format(daysLeft);
  return [
    said.heading,
    '',
    `${said.listing}: ${isolated(`${shown} (${reference})`)}`,
    `${said.contract}: ${isolated(oneLine(contractNumber))}`,
    `${said.lastDay}: ${day}`,
    daysLeft === 0 ? said.today : said.left(left),
    '',
    said.next,
    `${said.open}: ${url}`,
    '',
  ].join('\n');
}

/** Drops what would end a line, or a header. */
const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
