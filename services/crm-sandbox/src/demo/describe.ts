/** The same in both languages. */
import type { Dice } from './dice.ts';
import type { Space } from './demo-space.ts';
import { bedrooms, digits, floor, freeMonths, parkingBays } from './numbers.ts';
import { apartmentText } from './text-apartment.ts';
import { officeText } from './text-office.ts';
import { retailText } from './text-retail.ts';
import type { KindText, Sentence, Traits } from './text-types.ts';
import { villaText } from './text-villa.ts';
import { warehouseText } from './text-warehouse.ts';
import { fill, type DemoKind, type Facts, type Phrase } from './types.ts';

const texts: Readonly<Record<DemoKind, KindText>> = {
  office: officeText,
  retail: retailText,
  warehouse: warehouseText,
  apartment: apartmentText,
  villa: villaText,
};

export interface Described {
  title: Phrase;
  description: Phrase;
  /** That the text may name. */
  bays: number;
  /** Metres. */
  height: number;
}

export function describeSpace(space: Space, dice: Dice): Described {
  const text = texts[space.kind];
  const { facts, bays, height } = factsOf(space, dice);
  const say = (sentence: Sentence): Phrase => capitalised(fill(sentence, facts));
  const title = say(dice.pick(fitting(text.titles, space.traits)));
  const first = paragraph(text.first, space.traits, dice).map(say);
  const second = paragraph(text.second, space.traits, dice).map(say);
  return { title, description: joined([joined(first, ' '), joined(second, ' ')], '\n\n'), bays, height };
}

function factsOf({ district, area, floor: level, pricePerMetre, traits, kind }: Space, dice: Dice) {
  const bays =
    kind === 'apartment' ? dice.whole(1, 2) : dice.whole(2, kind === 'office' ? 2 + Math.ceil(area / 60) : 4);
  const near = dice.pick(district.near);
  const free = freeMonths(dice.chance(0.4));
  const frontage = digits(dice.whole(6, 10));
  const height = dice.whole(6, 10);
  const facts: Facts = {
    district,
    near,
    area: digits(area),
    floor: floor(level),
    ppm: digits(pricePerMetre),
    parking: parkingBays(bays),
    free,
    desks: digits(Math.min(95, Math.max(11, Math.round(area / 9)))),
    frontage,
    height: digits(height),
    pallets: digits(Math.max(200, Math.round(area / 150) * 100)),
    ...(traits.bedrooms > 0 ? bedroomFacts(bedrooms(traits.bedrooms)) : {}),
  };
  return { facts, bays, height };
}

function bedroomFacts(said: Phrase): Facts {
  return { bedsEn: said, bedsAr: said };
}

function fitting(sentences: readonly Sentence[], traits: Traits): Sentence[] {
  return sentences.filter(({ when }) => when === undefined || when(traits));
}

/** The last are sometimes left out, as people do. */
function paragraph(slots: KindText['first'], traits: Traits, dice: Dice): Sentence[] {
  return slots.flatMap((slot, i) => {
    const choice = fitting(slot, traits);
    return choice.length === 0 || (i > 1 && dice.chance(0.25)) ? [] : [dice.pick(choice)];
  });
}

function joined(parts: Phrase[], between: string): Phrase {
  return { en: parts.map(({ en }) => en).join(between), ar: parts.map(({ ar }) => ar).join(between) };
}

function capitalised({ en, ar }: Phrase): Phrase {
  return { en: en.charAt(0).toUpperCase() + en.slice(1), ar };
}
