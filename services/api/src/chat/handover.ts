import type { ChatFilters } from '@manzil/core/chat/filters';
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

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Qatar',
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
});
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export function isOfficeOpen(now: Date): boolean {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const { days, opens, closes } = companyFacts.hours;
  const hour = Number(parts['hour']);
  return (
    (days as readonly number[]).includes(weekdays.indexOf(parts['weekday'] ?? '')) && hour >= opens && hour < closes
  );
}
