/** An office's colours, and whether people can read what is written in them. */

/** WCAG AA for text. */
export const leastContrast = 4.5;

type Rgb = readonly [number, number, number];
const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** The darkest paper that coloured text stands on: sand-100. */
const paper: Rgb = [244, 239, 232];

/** @param hex '#rrggbb' */
const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const hexOf = (colour: Rgb): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
/** @param share of the first, 0 to 1 */
const mixed = (one: Rgb, share: number, other: Rgb): Rgb =>
  one.map((part, at) => part * share + (other[at] ?? 0) * (1 - share)) as unknown as Rgb;

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG's ratio, 1 to 21. @param one @param other '#rrggbb' */
export const contrast = (one: string, other: string): number => contrastOf(rgbOf(one), rgbOf(other));

/** Of the style sheet's names to what is made of one colour: `700` is the colour itself. */
const tints = { 50: 0.05, 100: 0.12, 200: 0.22, 500: 0.84, 600: 0.92 } as const;
const shades = { 800: 0.78, 900: 0.54 } as const;

/** @param colour '#rrggbb' @returns '#rrggbb' by the number in the style sheet */
export function scaleOf(colour: string): Record<string, string> {
  const own = rgbOf(colour);
  return {
    ...Object.fromEntries(Object.entries(tints).map(([name, share]) => [name, hexOf(mixed(own, share, white))])),
    700: hexOf(own),
    ...Object.fromEntries(Object.entries(shades).map(([name, share]) => [name, hexOf(mixed(own, share, black))])),
  };
}

/** The worst of all pairs that pages make of it: as text on paper and on its tints, and under white text. */
export function readability(colour: string): number {
  const own = rgbOf(colour);
  const tint = (share: number): Rgb => mixed(own, share, white);
  return Math.min(
    contrastOf(own, paper),
    contrastOf(own, white),
    contrastOf(own, tint(tints[50])),
    contrastOf(own, tint(tints[100])),
    contrastOf(tint(tints[200]), mixed(own, shades[800], black)),
  );
}

interface Colours {
  primaryColour: string | null;
  accentColour: string | null;
}

/** CSS that puts an office's colours in place of those of the style sheet; empty where it has none. */
export function lookCss({ primaryColour, accentColour }: Colours): string {
  const accent =
    accentColour === null ? [] : Object.entries(scaleOf(accentColour)).filter(([name]) => /^(50|700)$/.test(name));
  const all = [
    ...(primaryColour === null ? [] : Object.entries(scaleOf(primaryColour))).map(
      ([name, hex]) => `--color-maroon-${name}:${hex}`,
    ),
    ...accent.map(([name, hex]) => `--color-palm-${name}:${hex}`),
  ];
  return all.length === 0 ? '' : `:root{${all.join(';')}}`;
}
