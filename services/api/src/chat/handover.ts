import type { ChatFilters } from '@manzil/core/chat/filters';
import { mapsAddress } from '@manzil/core/office/maps-address';
import type { Office } from '@manzil/core/office/office';
import type { Asking, Link } from './answer-parts.ts';

const digits = (number: string): string => number.replaceAll(/\D/g, '');

export const contactLink: Link = { kind: 'contact', href: '/contact' };
export const callLink = ({ phone }: Office): Link => ({ kind: 'call', href: `tel:+${digits(phone)}` });
export const emailLink = ({ email }: Office): Link => ({ kind: 'email', href: `mailto:${email}` });
export const directionsLink = (office: Office): Link => ({ kind: 'directions', href: mapsAddress(office) });

/** With a first line for WhatsApp. */
export function handoverLinks({ words, office }: Asking, filters: ChatFilters): Link[] {
  return [whatsappLink(office, words.whatsappText(filters)), callLink(office), contactLink];
}

export function whatsappLink({ whatsapp }: Office, text: string): Link {
  return {
    kind: 'whatsapp',
    href: `https://wa.me/${digits(whatsapp)}?text=${encodeURIComponent(text.slice(0, 60))}`,
  };
}
