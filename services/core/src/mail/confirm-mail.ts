/** Asks whoever owns an address whether they want the newsletter. In both languages, that of the form first. */
import type { Language } from '../platform/language.ts';
import { confirmWithinDays } from '../leads/subscription.ts';
import { subscriptionPage, unsubscribeAddress } from '../leads/subscription-link.ts';
import { escapeHtml } from './escape-html.ts';
import { type Mail, mailLinkColour } from './mail.ts';
import type { Office } from '../office/office.ts';

interface Words {
  subject: string;
  text: (office: string) => string;
  button: string;
  otherwise: string;
}

const words: Record<Language, Words> = {
  en: {
    subject: 'Please confirm your subscription',
    text: (office) =>
      `Somebody, most likely you, asked for the ${office} newsletter with this address. We send it only after you confirm.`,
    button: 'Open the page to confirm',
    otherwise: `If it was not you, do nothing: without a confirmation the address is deleted within ${String(confirmWithinDays)} days. The same page lets you delete it at once.`,
  },
  ar: {
    subject: 'يرجى تأكيد اشتراكك',
    text: (office) =>
      `طلب شخص ما، ولعله أنت، الاشتراك في نشرة ${office} البريدية بهذا العنوان. لن نرسلها إليك إلا بعد أن تؤكد ذلك.`,
    button: 'افتح الصفحة لتأكيد الاشتراك',
    otherwise: 'إن لم تطلب ذلك فلا تفعل شيئًا: يُحذف العنوان خلال ٧ أيام ما لم يُؤكَّد. ويمكنك حذفه فورًا من الصفحة نفسها.',
  },
};

interface Asked {
  language: Language;
  key: string;
}

/** @param publicUrl without a slash at the end */
export function writeConfirmMail(
  { language, key }: Asked,
  publicUrl: string,
  { name, primaryColour }: Pick<Office, 'name' | 'primaryColour'>,
): Pick<Mail, 'subject' | 'text' | 'html' | 'unsubscribeUrl'> {
  const order: Language[] = language === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
  const parts = order.map((one) => ({
    ...words[one],
    text: words[one].text(name[one]),
    language: one,
    url: subscriptionPage(publicUrl, one, key),
    colour: primaryColour ?? mailLinkColour,
  }));
  return {
    subject: parts.map(({ subject }) => subject).join(' · '),
    text: parts
      .map(({ text, button, url, otherwise }) => [text, '', `${button}:`, url, '', otherwise, ''].join('\n'))
      .join('\n----------------------------------------\n\n'),
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(words[language].subject)}</title></head>
<body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:15px;line-height:1.5;color:#1c1917;background:#fff">
${parts.map(asHtml).join('\n<hr style="border:0;border-top:1px solid #d6d3d1;margin:24px 0">\n')}
</body></html>
`,
    unsubscribeUrl: unsubscribeAddress(publicUrl, key),
  };
}

interface Part extends Omit<Words, 'text'> {
  text: string;
  language: Language;
  url: string;
  colour: string;
}

function asHtml({ language, subject, text, button, url, otherwise, colour }: Part) {
  const [direction, start] = language === 'ar' ? ['rtl', 'right'] : ['ltr', 'left'];
  return `<div lang="${language}" dir="${direction}" style="text-align:${start}">
<h1 style="font-size:20px;margin:0 0 12px">${escapeHtml(subject)}</h1>
<p style="margin:0 0 16px">${escapeHtml(text)}</p>
<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:${colour}">${escapeHtml(button)}</a></p>
<p style="margin:0;color:#57534e">${escapeHtml(otherwise)}</p>
</div>`;
}
