import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import type { Property } from '#lib/listings/types.ts';
import { useOffice } from '#lib/office.ts';
import { numberOf, telHref, whatsappChat } from '#lib/phone-links.ts';
import { useOrigin } from '#lib/use-origin.ts';
import { titleOf } from '../wording.ts';
import { countPress } from './count-press.ts';

/** What a link needs besides its look. `name` says whom it reaches, about what. */
interface ContactLink {
  href: string;
  name: string;
  onClick: () => void;
}

export interface Contact {
  /** The agent, or the agency. */
  name: string;
  /** Null for the agency. */
  agent: Property['agent'];
  /** To be read: the agent's, or the office's. */
  phone: { number: string; isOffice: boolean };
  call: ContactLink;
  whatsapp: ContactLink;
}

export type ContactSubject = Pick<Property, 'id' | 'title' | 'titleAr' | 'referenceId' | 'agent'>;

/**
 * Whom a visitor reaches about a listing: its agent, or the office where there is none or the agent has no such number.
 * The message is in the page's language.
 */
export function useContact(property: ContactSubject, place: 'card' | 'detail'): Contact {
  const { t } = useTranslation('listing');
  const { language, link } = useLanguage();
  const origin = useOrigin();
  const { id, agent } = property;
  const title = titleOf(property, language);
  const office = useOffice();
  const name = agent === null ? office.legalName : ((language === 'ar' ? agent.nameAr : null) ?? agent.name);
  const linkOf = (channel: 'call' | 'whatsapp', number: string | null, href: string): ContactLink => ({
    href,
    name: t(`contact.${channel}`, { name: number === null ? office.legalName : name, title }),
    onClick: () => countPress(id, { channel, place }),
  });
  const message = t('contact.message', {
    title,
    reference: property.referenceId ?? String(id),
    address: origin + link(`/properties/${String(id)}`),
  });
  const phone = numberOf(agent?.phone);
  const chatNumber = numberOf(agent?.whatsappNumber);
  const chat = chatNumber === null ? office.whatsappHref : whatsappChat(chatNumber);
  return {
    name,
    agent,
    phone: { number: phone ?? office.phone, isOffice: phone === null },
    call: linkOf('call', phone, phone === null ? office.phoneHref : telHref(phone)),
    whatsapp: linkOf('whatsapp', chatNumber, `${chat}?text=${encodeURIComponent(message)}`),
  };
}
