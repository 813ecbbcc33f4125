/** Always the same. */
import type { EnteredListing, ListingFields } from '../store/listings.ts';
import { agentsOf } from './agents.ts';
import { planCovers } from './cover-plan.ts';
import { coverChoices, floorPlansOf, pathOf, picturesFor, type DemoPicture } from './demo-pictures.ts';
import { demoFacts } from './demo-facts.ts';
import { imagineSpace, type Space } from './demo-space.ts';
import { describeSpace } from './describe.ts';
import { createDice, type Dice } from './dice.ts';
import { features } from './features.ts';
import { createNeighbours, type Neighbours } from './neighbours.ts';
import type { DemoKind } from './types.ts';

export interface DemoOptions {
  /** Of the API; one more is withheld. */
  count: number;
  pictures: readonly DemoPicture[];
}

const firstDay = Date.parse('2025-11-20T05:00:00.000Z');
const lastMoment = Date.parse('2026-11-19T18:00:00.000Z');

/** As many as a demo usually shows; their covers are planned together. */
const planned = 300;

export function* demoListings({ count, pictures }: DemoOptions): Generator<EnteredListing> {
  const neighbours = createNeighbours();
  const covers = coversOf(pictures);
  for (let i = 0; i <= count; i += 1) {
    const draft = draftListing(i);
    const cover = coverOf(draft, covers[i], pictures, neighbours);
    const shown = picturesFor(draft, pictures, draft.pictureCount, cover).map(pathOf);
    const { listing } = draft;
    const floorPlans = floorPlansOf(shown, pictures, draft.space.area);
    yield {
      ...listing,
      fields: { ...listing.fields, pictures: shown, floorPlans },
      withheld: i === count && count > 0,
    };
  }
}

/** Planned for the first listings however many are asked for, so that those stay the same. */
function coversOf(pictures: readonly DemoPicture[]): readonly string[] {
  const drafts = Array.from({ length: planned }, (_none, index) => draftListing(index));
  const coverable = drafts.map(({ space, createdAt, price }) => {
    const { choices, lists } = coverChoices(space, pictures);
    return { createdAt, price, lists: lists.slice(0, 1), choices };
  });
  return coverable.some(({ choices }) => choices.length === 0) ? [] : planCovers(coverable);
}

function coverOf(
  { space, createdAt, price }: Draft,
  given: string | undefined,
  pictures: readonly DemoPicture[],
  neighbours: Neighbours,
): string | null {
  const { choices, lists } = coverChoices(space, pictures);
  if (choices.length === 0) return null;
  return neighbours.choose({ createdAt, price, lists }, given === undefined ? choices : [given]);
}

interface Draft {
  space: Space;
  createdAt: number;
  price: number | null;
  pictureCount: number;
  /** Without its pictures. */
  listing: Omit<EnteredListing, 'withheld'>;
}

function draftListing(index: number): Draft {
  const dice = createDice(index);
  const space = imagineSpace(dice);
  const { title, description, bays, height } = describeSpace(space, dice);
  const { district, traits, kind } = space;
  const createdAt = dice.whole(firstDay, lastMoment);
  const price = priceOf(space, dice);
  const status = statusOf(traits.sale, dice);
  const building = dice.whole(2, 180);
  const street = dice.pick(district.streets);
  // some 600 m around the district's middle
  const latitude = Number((district.latitude + dice.between(-0.005, 0.005)).toFixed(6));
  const longitude = Number((district.longitude + dice.between(-0.005, 0.005)).toFixed(6));
  const pictureCount = dice.whole(3, 5);
  const fields: ListingFields = {
    title: title.en,
    titleArabic: title.ar,
    description: description.en,
    descriptionArabic: description.ar,
    price,
    currency: 'QAR',
    transaction: traits.sale ? 'Sell' : 'Rent',
    status,
    category: categories[kind],
    subcategory: traits.subcategory,
    bedrooms: kind === 'apartment' || kind === 'villa' ? traits.bedrooms : null,
    bathrooms: space.bathrooms,
    area: space.area,
    // own dice, so that nothing else changes
    yearBuilt: createDice(-1 - index).whole(1998, 2025),
    serviceCharge: kind === 'office' || kind === 'retail' ? createDice(-1_000_000 - index).whole(8, 22) : null,
    ...demoFacts(
      space,
      { description: description.en, bays, height, building, street, price },
      createDice(-2_000_000 - index),
    ),
    // an agency advertises a part of its listings under a permit
    permitNumber: permitOf(createDice(-3_000_000 - index)),
    ...framedOf(createDice(-4_000_000 - index)),
    areaUnit: 'sqm',
    address: `Building ${String(building)}, ${street}, Zone ${String(district.zone)}`,
    city: district.city,
    state: district.en,
    zipCode: null,
    latitude,
    longitude,
    pictures: [],
    features: dice.some(features[kind], dice.whole(4, 8)),
    agentEmail: agentsOf[kind].length === 0 ? null : dice.pick(agentsOf[kind]),
  };
  const listing = {
    reference: referenceOf(index, space, dice),
    fields,
    createdAt: new Date(createdAt).toISOString(),
    modifiedAt: new Date(dice.whole(createdAt, lastMoment)).toISOString(),
  };
  return { space, createdAt, price, pictureCount, listing };
}

const categories: Readonly<Record<DemoKind, string>> = {
  office: 'commercial',
  retail: 'commercial',
  warehouse: 'industrial',
  apartment: 'residential',
  villa: 'residential',
};

const kindCodes: Readonly<Record<DemoKind, string>> = {
  office: 'OF',
  retail: 'RT',
  warehouse: 'WH',
  apartment: 'AP',
  villa: 'VL',
};

/** A freely licensed film, and the space that Matterport shows itself with: nobody's homes. */
function framedOf(dice: Dice): Pick<ListingFields, 'videoUrl' | 'tourUrl'> {
  return {
    videoUrl: dice.chance(0.12) ? 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' : null,
    tourUrl: dice.chance(0.12) ? 'https://my.matterport.com/show/?m=SxQL3iGyoDo' : null,
  };
}

/** Invented. */
function permitOf(dice: Dice): string | null {
  return dice.chance(0.3)
    ? `AQ-${String(dice.whole(2025, 2026))}-${String(dice.whole(1, 99_999)).padStart(6, '0')}`
    : null;
}

/** Older ones have numbers, newer ones district and kind. */
function referenceOf(index: number, { district, kind }: Space, dice: Dice): string {
  if (dice.chance(0.45)) return String(10_000 + index * 3 + dice.whole(0, 2));
  return `${district.code}-${kindCodes[kind]}-${String(index + 1).padStart(4, '0')}`;
}

/** Rounded as people ask; a few expensive ones on request. */
function priceOf({ traits, area, pricePerMetre }: Space, dice: Dice): number | null {
  const exact = pricePerMetre * area;
  if (traits.sale) return exact > 8_000_000 && dice.chance(0.3) ? null : Math.round(exact / 10_000) * 10_000;
  return traits.bedrooms > 0 || traits.subcategory === 'studio' ? Math.round(exact / 250) * 250 : exact;
}

function statusOf(sale: boolean, dice: Dice): ListingFields['status'] {
  if (dice.chance(0.05)) return sale ? 'sold' : 'rented';
  if (dice.chance(0.08)) return 'available';
  return sale ? 'for_sale' : 'for_rent';
}
