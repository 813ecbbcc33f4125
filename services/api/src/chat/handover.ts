import type { ChatFilters } from '@manzil/core/chat/filters';
import { officeAt } from '@manzil/core/leads/office-hours';
import { companyFacts } from '@manzil/core/settings/company';
import type { Asking, Link } from './answer-parts.ts';

const digits = (number: string): string => number.replaceAll(/\D/g, '');

export const callLink: Link = { kind: 'call', href: `tel:+${digits(companyFacts.phone)}` };
export const emailLink: Link = { kind: 'email', href: `mailto:${companyFacts.email}` };
export const contactLink: Link = { kind: 'contact', href: '/contact' };
export const directionsLink: Link = {
  kind: 'directions',
  href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(companyFacts.address.en.slice(1).join(', '))}`,
};

/** With a first line for WhatsApp. */
export function handoverLinks({ words }: Asking, filters: ChatFilters): Link[] {
  return [whatsappLink(words.whatsappText(filters)), callLink, contactLink];
}

export function whatsappLink(text: string): Link {
  return {
    kind: 'whatsapp',
    href: `https://wa.me/${digits(companyFacts.whatsapp)}?text=${encodeURIComponent(text.slice(0, 60))}`,
  };
}

export const isOfficeOpen = (now: Date): boolean => officeAt(now.getTime()).closesAt !== null;
