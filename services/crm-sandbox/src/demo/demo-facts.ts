/** What a demo listing says in figures; what its text says too is the same there. */
import type { ListingFields } from '../store/listings.ts';
import type { Space } from './demo-space.ts';
import type { Dice } from './dice.ts';

export type DemoFacts = Pick<
  ListingFields,
  | 'agencyFee'
  | 'availableFrom'
  | 'buildingName'
  | 'buildingNumber'
  | 'chequesPerYear'
  | 'clearHeight'
  | 'deposit'
  | 'divisibleFrom'
  | 'divisibleTo'
  | 'fitOut'
  | 'floor'
  | 'furnishing'
  | 'licensedUse'
  | 'loadingDoors'
  | 'minimumTerm'
  | 'parkingBays'
  | 'parkingRatio'
  | 'plotArea'
  | 'power'
  | 'rentFreeMonths'
  | 'serviceChargeTerms'
  | 'streetNumber'
  | 'view'
  | 'zoneNumber'
>;

interface Told {
  /** English. */
  description: string;
  bays: number;
  /** Metres. */
  height: number;
  building: number;
  /** As the address names it. */
  street: string;
  /** QAR; null on request. */
  price: number | null;
}

const fitOuts = { shell: 'shell-and-core', 'cat-a': 'cat-a', fitted: 'fitted' } as const;
const uses = {
  office: 'offices',
  retail: 'retail',
  warehouse: 'storage',
  apartment: 'housing',
  villa: 'housing',
} as const;

/** @param dice of its own, so that nothing else of the listing changes */
export function demoFacts(space: Space, told: Told, dice: Dice): DemoFacts {
  return { ...termsOf(space, told, dice), ...spaceOf(space, told, dice), ...placeOf(space, told, dice) };
}

function termsOf({ kind, traits, area }: Space, { description, price }: Told, dice: Dice) {
  const rent = !traits.sale;
  const business = kind === 'office' || kind === 'retail' || kind === 'warehouse';
  const included = /includes service charge/.test(description);
  const monthsFree =
    freeMonthsIn(description) ?? (business && dice.chance(0.5) ? dice.whole(1, area > 400 ? 4 : 2) : null);
  return {
    serviceChargeTerms:
      rent && (kind === 'office' || kind === 'retail')
        ? included
          ? ('included' as const)
          : ('excluded' as const)
        : null,
    rentFreeMonths: rent && business ? monthsFree : null,
    minimumTerm: rent ? (business ? dice.pick([12, 24, 36, 36, 60]) : 12) : null,
    chequesPerYear: rent ? (chequesIn(description) ?? dice.pick(business ? [4, 4, 2, 12] : [12, 12, 6, 4])) : null,
    // one month's rent, two for furnished homes
    deposit: rent && price !== null ? price * (!business && traits.furnished ? 2 : 1) : null,
    agencyFee:
      price === null ? null : rent ? (dice.chance(0.6) ? Math.round(price / 2) : null) : Math.round(price / 100),
    availableFrom: dice.chance(0.45) ? `2027-0${String(dice.whole(1, 6))}-${dice.pick(['01', '01', '15'])}` : null,
  };
}

function spaceOf({ kind, traits, area, floor }: Space, { bays, height, description }: Told, dice: Dice) {
  const business = kind === 'office' || kind === 'retail';
  const furnished = traits.furnished && (!business || traits.fitOut === 'fitted');
  const isDivisible =
    /floor can be divided/.test(description) || (kind === 'office' && area >= 500 && dice.chance(0.4));
  return {
    fitOut: business ? (furnished ? ('furnished' as const) : fitOuts[traits.fitOut]) : null,
    furnishing:
      kind === 'apartment' || kind === 'villa'
        ? furnished
          ? ('furnished' as const)
          : dice.pick(['unfurnished', 'unfurnished', 'part-furnished'] as const)
        : null,
    floor: kind === 'office' || kind === 'apartment' ? floor : kind === 'retail' ? 0 : null,
    view: kind === 'warehouse' || kind === 'retail' ? null : traits.view,
    divisibleFrom: isDivisible ? Math.max(50, Math.round(area / 4 / 10) * 10) : null,
    divisibleTo: isDivisible ? area : null,
    plotArea: kind === 'villa' ? Math.round((area * dice.between(1.1, 1.9)) / 10) * 10 : null,
    licensedUse: kind === 'apartment' || kind === 'villa' ? null : uses[kind],
    clearHeight: kind === 'warehouse' ? height : null,
    loadingDoors: kind === 'warehouse' ? (/three roller doors/.test(description) ? 3 : dice.whole(1, 6)) : null,
    power: kind === 'warehouse' ? dice.whole(4, 40) * 10 : null,
    parkingBays: kind === 'warehouse' ? null : bays,
    parkingRatio: kind === 'office' ? dice.pick([50, 50, 60, 75]) : null,
  };
}

function placeOf({ kind, district, floor }: Space, { building, street }: Told, dice: Dice) {
  const tower = (kind === 'office' || kind === 'apartment') && floor > 8;
  return {
    buildingName: tower && dice.chance(0.6) ? `${district.en} Tower ${String(building)}` : null,
    zoneNumber: district.zone,
    streetNumber: Number(/^Street (\d+)$/.exec(street)?.[1] ?? dice.whole(100, 980)),
    buildingNumber: building,
  };
}

function freeMonthsIn(description: string): number | null {
  const [, said = ''] = /(one|two|three) months?(?: rent)?[- ]free/i.exec(description) ?? [];
  return ({ one: 1, two: 2, three: 3 } as Record<string, number>)[said.toLowerCase()] ?? null;
}

function chequesIn(description: string): number | null {
  if (/twelve cheques/i.test(description)) return 12;
  return /quarterly cheques/i.test(description) ? 4 : null;
}
