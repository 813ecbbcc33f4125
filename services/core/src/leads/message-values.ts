import { type Language, languages } from '../platform/language.ts';
import type { MessageValues } from './message-template.ts';

export interface MessageFacts {
  firstName: string;
  lastName: string;
  reference: string;
  /** Asked about. `onSite`: visitors can open it. */
  listing: { id: number; title: string; titleAr: string | null; price: string | null; onSite: boolean } | null;
  /** Who writes. */
  agentName: string;
  agency: { en: string; ar: string };
}

const locales = { en: 'en-QA', ar: 'ar-QA-u-nu-arab' } as const;

/** As the site writes it; undefined: on request. */
function priceIn(language: Language, price: string | null): string | undefined {
  const riyals = Math.round(Number(price ?? Number.NaN));
  if (!Number.isFinite(riyals) || riyals <= 0) return undefined;
  const number = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 0 }).format(riyals);
  return language === 'ar' ? `${number}\u00a0ر.ق` : `QR\u00a0${number}`;
}

/** What is known for the places of a template, in both languages; nothing for a place without a value. @param publicUrl without a trailing slash */
export function messageValues(facts: MessageFacts, publicUrl: string): Record<Language, MessageValues> {
  const [en, ar] = languages.map((language) => valuesIn(language, facts, publicUrl));
  return { en: en ?? {}, ar: ar ?? {} };
}

function valuesIn(language: Language, facts: MessageFacts, publicUrl: string): MessageValues {
  const { listing } = facts;
  const values: Record<keyof MessageValues, string | null | undefined> = {
    firstName: facts.firstName,
    lastName: facts.lastName,
    reference: facts.reference,
    agentName: facts.agentName,
    agency: facts.agency[language],
    listing: (language === 'ar' ? listing?.titleAr : null) ?? listing?.title,
    listingLink: listing?.onSite === true ? `${publicUrl}/${language}/properties/${String(listing.id)}` : null,
    price: listing === null ? null : priceIn(language, listing.price),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const line = (value ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim();
      return line === '' ? [] : [[name, line]];
    }),
  );
}
