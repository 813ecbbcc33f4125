/** Which kinds have which facts. For pages too: nothing of a server. */
import type { Deal } from './deal.ts';
import type { FactPlace, KindClass } from './field.ts';
import type { Kind } from './kinds.ts';

/** For what kinds have in common. */
export const classOf: Readonly<Record<Kind, KindClass>> = {
  office: 'work',
  shop: 'work',
  showroom: 'work',
  restaurant: 'work',
  clinic: 'work',
  'special-purpose': 'work',
  warehouse: 'store',
  factory: 'store',
  'labour-camp': 'whole',
  hotel: 'whole',
  'hotel-apartment': 'flat',
  apartment: 'flat',
  studio: 'flat',
  penthouse: 'flat',
  duplex: 'flat',
  villa: 'house',
  townhouse: 'house',
  compound: 'whole',
  building: 'whole',
  land: 'ground',
  farm: 'ground',
  chalet: 'house',
  room: 'flat',
};

/** Whether a listing can have this fact. Of a kind or deal that nobody has said it can. */
export function hasFact({ of, deal: only }: FactPlace, kind: Kind | null, deal: Deal | null): boolean {
  return (
    (of === undefined || kind === null || of.includes(classOf[kind])) &&
    (only === undefined || deal === null || only === deal)
  );
}
