import type { Dice } from './dice.ts';
import { districts } from './districts.ts';
import type { Traits } from './text-types.ts';
import type { DemoKind, District } from './types.ts';

export interface Space {
  kind: DemoKind;
  district: District;
  traits: Traits;
  area: number;
  bathrooms: number | null;
  floor: number;
  /** QAR, in steps of 1 for rent and 50 for sale. */
  pricePerMetre: number;
}

const shares: readonly (readonly [DemoKind, number])[] = [
  ['office', 0.38],
  ['apartment', 0.24],
  ['retail', 0.16],
  ['warehouse', 0.12],
  ['villa', 0.1],
];

export function imagineSpace(dice: Dice): Space {
  const kind = pickKind(dice.between(0, 1));
  const sellable = districts.filter((district) => district.sale[kind] !== undefined);
  const sale = sellable.length > 0 && dice.chance(0.2);
  const district = dice.pick(sale ? sellable : districts.filter((one) => one.rent[kind] !== undefined));
  const subcategory = subcategoryOf(kind, dice);
  const bedrooms = bedroomsOf(subcategory, dice);
  const area = areaOf(subcategory, bedrooms, dice);
  const fitOut = dice.pick(['shell', 'cat-a', 'fitted', 'fitted'] as const);
  const traits: Traits = {
    sale,
    fitOut,
    furnished: dice.chance(kind === 'apartment' ? 0.55 : 0.35),
    view: byTheSea.has(district.code) ? dice.pick(['sea', 'sea', 'city']) : dice.pick(['city', 'garden']),
    bedrooms,
    subcategory,
    large: kind === 'office' && area >= 400,
  };
  return {
    kind,
    district,
    traits,
    area,
    bathrooms: bathroomsOf(kind, bedrooms, dice),
    floor: dice.whole(2, towers.has(district.code) ? 34 : 8),
    pricePerMetre: pricePerMetre((sale ? district.sale : district.rent)[kind]!, traits, kind, dice),
  };
}

const byTheSea = new Set(['LUS', 'LWF', 'PRL', 'WBY', 'LGN']);
const towers = new Set(['LUS', 'LBV', 'ENC', 'WBY', 'PRL', 'LWF']);

function pickKind(share: number): DemoKind {
  let rest = share;
  for (const [kind, part] of shares) {
    if (rest < part) return kind;
    rest -= part;
  }
  return 'office';
}

function subcategoryOf(kind: DemoKind, dice: Dice): string {
  if (kind === 'retail') return dice.pick(['shop', 'shop', 'shop', 'showroom']);
  if (kind === 'apartment')
    return dice.pick(['studio', 'apartment', 'apartment', 'apartment', 'apartment', 'apartment', 'penthouse']);
  if (kind === 'villa') return dice.pick(['villa', 'villa', 'villa', 'townhouse']);
  return kind;
}

function bedroomsOf(subcategory: string, dice: Dice): number {
  if (subcategory === 'apartment') return dice.pick([1, 1, 2, 2, 2, 3, 3]);
  if (subcategory === 'penthouse') return dice.whole(3, 4);
  if (subcategory === 'townhouse') return dice.whole(3, 4);
  return subcategory === 'villa' ? dice.whole(4, 7) : 0;
}

function areaOf(subcategory: string, bedrooms: number, dice: Dice): number {
  switch (subcategory) {
    case 'studio':
      return dice.whole(42, 62);
    case 'apartment':
      return dice.whole(40 + bedrooms * 36, 58 + bedrooms * 46);
    case 'penthouse':
      return dice.whole(240, 420);
    case 'townhouse':
      return dice.whole(220, 310);
    case 'villa':
      return dice.whole(70 * bedrooms, 105 * bedrooms);
    case 'shop':
      return dice.whole(6, 32) * 10;
    case 'showroom':
      return dice.whole(30, 110) * 10;
    case 'warehouse':
      return dice.whole(12, 140) * 25;
    default:
      return dice.chance(0.25) ? dice.whole(40, 85) * 10 : dice.whole(20, 76) * 5;
  }
}

function bathroomsOf(kind: DemoKind, bedrooms: number, dice: Dice): number | null {
  if (kind === 'warehouse') return null;
  return kind === 'apartment' || kind === 'villa' ? Math.max(1, bedrooms + dice.whole(0, 1)) : dice.whole(1, 3);
}

/** Shell and core is cheaper; furniture and sea views cost more. */
function pricePerMetre([low, high]: readonly [number, number], traits: Traits, kind: DemoKind, dice: Dice): number {
  const business = kind === 'office' || kind === 'retail';
  const finish = business ? { shell: 0, 'cat-a': 0.4, fitted: 0.6 }[traits.fitOut] : 0.2;
  const extra = (traits.view === 'sea' ? 0.15 : 0) + (traits.furnished ? 0.15 : 0);
  const place = Math.min(1, finish + extra + dice.between(0, 0.3));
  const step = traits.sale ? 50 : 1;
  return Math.round((low + (high - low) * place) / step) * step;
}
