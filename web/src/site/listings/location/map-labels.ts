import { positions } from '@manzil/core/search/places/positions';
import { type MapView, mapRatio, placeIn } from './map-view.ts';

export const landmarks = {
  city: [
    'west bay',
    'the pearl',
    'lusail marina',
    'msheireb downtown',
    'katara',
    'al sadd',
    'old airport',
    'al waab',
    'al wakrah',
    'industrial area',
    'education city',
    'al gharrafa',
    'fox hills',
    'souq waqif',
    'abu hamour',
    'al thumama',
    'umm salal mohammed',
    'lusail boulevard',
    'al rayyan',
    'barwa village',
    'ain khaled',
    'al duhail',
    'madinat khalifa',
    'najma',
    'birkat al awamer',
    'ras abu aboud',
    'barwa city',
    'al wukair',
    'mesaimeer',
    'qetaifan island',
    'al kheesa',
    'al mashaf',
    'al mansoura',
    'energy city',
    'onaiza',
    'fereej bin mahmoud',
    'al sailiya',
    'mesaieed',
    'al daayen',
  ],
  country: [
    'doha',
    'al khor',
    'dukhan',
    'al wakrah',
    'lusail',
    'al shamal',
    'mesaieed',
    'al shahaniya',
    'umm salal mohammed',
  ],
} as const;

interface MapLabel {
  key: string;
  left: number;
  top: number;
  wideOnly: boolean;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Pixels: the map on a phone and wide, a letter and a line. */
const widths = { narrow: 340, wide: 740 };
const letter = 7;
const line = 17;
const edge = 6;

/** Names that fit clear of each other and the pin, the better known first. */
export function mapLabels(
  view: MapView,
  pin: { left: number; top: number },
  own: string | null,
  nameOf: (key: string) => string,
): MapLabel[] {
  const candidates = landmarks[view.scale].flatMap((key) => {
    const position = positions[key];
    if (position === undefined || key === own) return [];
    return [{ key, ...placeIn(view, position) }];
  });
  const clear = (width: number, already: readonly string[]): string[] => {
    const height = width / mapRatio;
    const x = (hundredths: number) => (hundredths / 100) * width;
    const y = (hundredths: number) => (hundredths / 100) * height;
    // the pin with its halo, and the name below it
    const taken: Box[] = [
      { left: x(pin.left) - 62, right: x(pin.left) + 62, top: y(pin.top) - 48, bottom: y(pin.top) + 34 },
    ];
    const shown: string[] = [];
    const first = candidates.filter(({ key }) => already.includes(key));
    for (const { key, left, top } of [...first, ...candidates.filter(({ key: other }) => !already.includes(other))]) {
      const half = (nameOf(key).length * letter) / 2;
      const box = { left: x(left) - half, right: x(left) + half, top: y(top) - 5, bottom: y(top) + line + 4 };
      const inside = box.left > edge && box.right < width - edge && box.top > edge && box.bottom < height - edge;
      if (!inside || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      shown.push(key);
    }
    return shown;
  };
  const narrow = clear(widths.narrow, []);
  const wide = clear(widths.wide, narrow);
  return candidates
    .filter(({ key }) => wide.includes(key))
    .map((label) => ({ ...label, wideOnly: !narrow.includes(label.key) }));
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
