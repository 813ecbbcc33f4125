import { type ChatFilters, type Deal, without } from '@manzil/core/chat/filters';
import { kindWords, propertyWords } from '@manzil/core/chat/kinds';
import { closedSentence, weekSentence } from '@manzil/core/office/hours-words';
import { titleCase } from '@manzil/core/search/lexicon';
import { isJustBelow } from './listing-query.ts';
import type { ChatWords } from './words.ts';

const whole = new Intl.NumberFormat('en-QA', { maximumFractionDigits: 0 });
const number = (value: number): string => whole.format(value);
const riyals = (value: number): string => `QR\u00a0${number(value)}`;
const monthly = (deal: Deal | undefined): string => (deal === 'rent' ? ' a month' : '');

const placeName = (key: string): string => titleCase(key);

function noun(filters: ChatFilters, count: number): string {
  const [one, many] = (filters.kind === undefined ? propertyWords : kindWords[filters.kind]).en;
  return count === 1 ? one : many;
}

/** 'apartments for rent in Lusail with 2 bedrooms, up to QR 10,000 a month' */
function subject(filters: ChatFilters, count: number): string {
  const rooms = [roomWords(filters.bedrooms, 'bedroom'), roomWords(filters.bathrooms, 'bathroom')].filter(
    (words) => words !== null,
  );
  return [
    noun(filters, count),
    filters.deal === undefined ? '' : filters.deal === 'rent' ? ' for rent' : ' for sale',
    filters.place === undefined ? '' : ` in ${placeName(filters.place)}`,
    rooms.length === 0 ? '' : ` with ${rooms.join(' and ')}`,
    bounds(filters.minArea, filters.maxArea, (value) => `${number(value)}\u00a0m²`, ', '),
    bounds(filters.minPrice, filters.maxPrice, riyals, ', ', monthly(filters.deal)),
  ].join('');
}

function roomWords(rooms: string | undefined, word: string): string | null {
  if (rooms === undefined) return null;
  const count = Number.parseInt(rooms, 10);
  const orMore = rooms.endsWith('+');
  return `${String(count)} ${orMore ? 'or more ' : ''}${count === 1 && !orMore ? word : `${word}s`}`;
}

function bounds(
  min: number | undefined,
  max: number | undefined,
  unit: (value: number) => string,
  before: string,
  after = '',
): string {
  if (min === undefined && max === undefined) return '';
  if (min === undefined && isJustBelow(max!)) return `${before}below ${unit(max! + 1)}${after}`;
  if (min === undefined) return `${before}up to ${unit(max!)}${after}`;
  if (max === undefined) return `${before}from ${unit(min)}${after}`;
  return `${before}${unit(min)} to ${unit(max)}${after}`;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const counted = (named: readonly { name: string; count: number }[]): string =>
  list.format(named.map(({ name, count }) => `${name} (${number(count)})`));

export const englishWords: ChatWords = {
  found: (total, filters) =>
    total === 1
      ? `We have 1 ${subject(filters, 1)}.`
      : `We have ${number(total)} ${subject(filters, total)}.${sorted(filters)}`,
  more: (total, from, to) => `Here are ${number(from)} to ${number(to)} of ${number(total)}.`,
  noMore: 'Those were all of them.',
  none: (filters) => `We currently have no ${subject(filters, 0)}.`,
  instead: (dropped, total, filters) =>
    `${
      {
        place: 'In other districts',
        price: 'At any price',
        bedrooms: 'With any number of rooms',
        area: 'In other sizes',
        kind: 'Among all kinds of property',
      }[dropped]
    } there ${total === 1 ? 'is' : 'are'} ${number(total)} ${noun(dropped === 'kind' ? {} : filters, total)}.`,
  byDeal: (rent, sale) => `${number(rent)} for rent, ${number(sale)} for sale.`,
  kinds: (kinds) => `Among them: ${counted(kinds)}.`,
  range: (deal, low, high) =>
    low === high
      ? `The price is ${riyals(low)}${monthly(deal)}.`
      : `Prices run from ${riyals(low)} to ${riyals(high)}${monthly(deal)}.`,
  unknownPlace: (place) => `I do not know a place called "${place}", so I looked in all of Qatar.`,
  wishes:
    'I cannot search by furniture, view or facilities yet: each listing says it on its own page, and our agents know it for all of them.',
  askWhat: 'What kind of property are you looking for, and where?',

  priceOf: (group, filters) => {
    const one = group.count === 1;
    const perMetre = group.medianPerMetre === null ? '' : `, about ${riyals(group.medianPerMetre)} per m²`;
    const deal: Deal = group.deal === 'rent' ? 'rent' : 'sale';
    const what = subject({ ...filters, deal }, group.count);
    if (one) return `1 ${what}: ${riyals(group.median)}${monthly(deal)}${perMetre}.`;
    return `${number(group.count)} ${what}: from ${riyals(group.min)} to ${riyals(group.max)}${monthly(deal)}. The one in the middle costs ${riyals(group.median)}${perMetre}.`;
  },
  priceHead: (deal, filters) =>
    `Typical ${deal === 'rent' ? 'monthly rents' : 'sale prices'}${filters.place === undefined ? '' : ` in ${placeName(filters.place)}`} (median, lowest to highest):`,
  priceLine: (name, { median, min, max }) =>
    `• ${name}: ${riyals(median)}${min === max ? '' : ` (${number(min)} to ${number(max)})`}`,
  noPrices: (filters) =>
    `We currently have no ${subject(filters, 0)} with a price, so I cannot tell you what they cost.`,

  districts: (places, total, filters) => {
    const what = `We have ${subject(without(filters, ['place']), 2)}`;
    if (total <= places.length) return `${what}, in these districts: ${counted(places)}.`;
    return `${what}, in ${number(total)} districts. The most are in ${counted(places)}.`;
  },

  agents: (filters) =>
    Object.keys(filters).length === 0
      ? 'These colleagues can help you. Call or write to them, or send us an enquiry.'
      : `These colleagues look after ${subject(without(filters, ['price']), 2)}. Call or write to them, or send us an enquiry.`,
  agentNamed: (name) => `Here is how to reach ${name}.`,
  noAgents: 'Our team will find the right person for you.',
  handover: 'A person of our team can help you: on WhatsApp, by phone or by enquiry.',

  hours: (week, isOpen, holiday) =>
    [
      `Our office is open ${weekSentence(week, 'en')}.`,
      closedSentence(week, 'en'),
      holiday === null ? '' : `Today it is closed: ${holiday}.`,
      isOpen
        ? 'We are open right now.'
        : 'We are closed right now; on WhatsApp and by phone someone is available for emergencies.',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  contact: ({ phone, whatsapp, email, address }) =>
    `Phone: ${phone}\nWhatsApp: ${whatsapp}\nE-mail: ${email}\nOffice: ${address.en.join(', ')}`,
  officePlace: ({ address }, week) =>
    `Our office is at ${address.en.join(', ')}. It is open ${weekSentence(week, 'en')}.`,
  services:
    'We help with buying, selling and renting, valuation, property management and investment advice. Our services page tells more, or ask one of us.',
  sell: 'We are glad to help you sell or let your property. Send us an enquiry or a message with the district, the size and what you expect, and an agent calls you back.',
  finance:
    'Loans, residency, contracts, deposits and fees depend on the case, so I would rather not guess. A colleague can tell you exactly.',
  greeting:
    'Hello! I can search our listings, tell you what they cost and put you in touch with an agent. What are you looking for?',
  thanks: 'You are welcome! If there is anything else, just ask.',
  help: 'I am an automatic assistant. I search our listings by district, kind, price, bedrooms and size, tell you prices, office hours and contacts, and hand over to a colleague. For example: "2 bedroom apartment in The Pearl under 10k".',
  unknown:
    'Sorry, I do not know that. I can help with properties for rent and for sale, their prices and districts, our agents, office hours and contacts. A colleague can help with everything else.',
  whatsappText: (filters) =>
    Object.keys(filters).length === 0
      ? 'Hello, I have a question about a property.'
      : `Hello, I am looking for ${subject(filters, 2)}.`,

  suggest: {
    buy: 'Buy property',
    rent: 'Rent',
    prices: 'Property prices',
    agent: 'Contact agent',
    hours: 'Office hours',
    contact: 'Contact details',
    districts: 'Which districts?',
    cheaper: 'Cheaper',
    bigger: 'Bigger',
    more: 'Show more',
    cost: 'What do they cost?',
    forDeal: { rent: 'For rent', sale: 'For sale' },
    without: {
      place: 'In any district',
      price: 'At any price',
      bedrooms: 'Any number of bedrooms',
      area: 'Any size',
      kind: 'Any kind',
    },
    inPlace: (place) => `In ${place}`,
    bedrooms: (count) => (count === 1 ? '1 bedroom' : `${String(count)} bedrooms`),
    kind: (kind, deal) => capital(`${kindWords[kind].en[1]} ${deal === 'rent' ? 'for rent' : 'for sale'}`),
  },
  placeName,
  kindName: (kind) => kindWords[kind].en[1],
};

function sorted({ sort }: ChatFilters): string {
  if (sort === undefined) return '';
  return sort === 'price-low' ? ' The cheapest first:' : ' The most expensive first:';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
