import type { Language } from '#i18n/language.ts';
import type { EnteredLead } from '../api/enter-lead.ts';

export interface EnterValues {
  name: string;
  phone: string;
  email: string;
  source: EnteredLead['source'];
  language: Language;
  message: string;
  listing: { id: number; title: string } | null;
  mine: boolean;
}

export const startValues = (language: Language): EnterValues => ({
  name: '',
  phone: '',
  email: '',
  source: 'phone',
  language,
  message: '',
  listing: null,
  mine: true,
});

/** The first word is the first name, as on the site's form. */
export function toBody({ name, phone, email, source, language, message, listing, mine }: EnterValues): EnteredLead {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return {
    firstName,
    ...(rest.length > 0 && { lastName: rest.join(' ') }),
    ...(phone.trim() !== '' && { phone: phone.trim() }),
    ...(email.trim() !== '' && { email: email.trim() }),
    ...(message.trim() !== '' && { message: message.trim() }),
    ...(listing !== null && { propertyId: listing.id }),
    source,
    language,
    assignToMe: mine,
  };
}
