import type { ChatFilters, ChatKind, Deal, Droppable } from '@manzil/core/chat/filters';
import type { Week } from '@manzil/core/office/hours-words';
import type { Office } from '@manzil/core/office/office';
import type { PriceGroup } from '@manzil/core/listings/store/price-reader';

export interface Named {
  name: string;
  count: number;
}

export interface ChatWords {
  /** 'We have 24 apartments for rent in Lusail.' */
  found(total: number, filters: ChatFilters): string;
  /** From page two on. */
  more(total: number, from: number, to: number): string;
  noMore: string;
  none(filters: ChatFilters): string;
  instead(dropped: Droppable, total: number, filters: ChatFilters): string;
  byDeal(rent: number, sale: number): string;
  kinds(kinds: readonly Named[]): string;
  range(deal: Deal, low: number, high: number): string;
  unknownPlace(place: string): string;
  wishes: string;
  askWhat: string;

  priceOf(group: PriceGroup, filters: ChatFilters): string;
  priceHead(deal: Deal, filters: ChatFilters): string;
  priceLine(name: string, group: PriceGroup): string;
  noPrices(filters: ChatFilters): string;

  districts(places: readonly Named[], total: number, filters: ChatFilters): string;

  agents(filters: ChatFilters): string;
  agentNamed(name: string): string;
  noAgents: string;
  handover: string;

  /** @param holiday why it is closed today; null: an ordinary day */
  hours(week: Week, isOpen: boolean, holiday: string | null): string;
  contact(office: Office): string;
  officePlace(office: Office, week: Week): string;
  services: string;
  sell: string;
  finance: string;
  greeting: string;
  thanks: string;
  help: string;
  unknown: string;
  whatsappText(filters: ChatFilters): string;

  suggest: {
    buy: string;
    rent: string;
    prices: string;
    agent: string;
    hours: string;
    contact: string;
    districts: string;
    cheaper: string;
    bigger: string;
    more: string;
    cost: string;
    forDeal: Record<Deal, string>;
    without: Record<Droppable, string>;
    inPlace(place: string): string;
    bedrooms(count: number): string;
    kind(kind: ChatKind, deal: Deal): string;
  };
  placeName(key: string): string;
  kindName(kind: ChatKind): string;
}
