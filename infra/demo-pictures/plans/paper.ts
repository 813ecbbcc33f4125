/** SVG text, in metres. */
import { batchesOf } from '@manzil/core/platform/batches';

export const sheet = { width: 1600, height: 1067 } as const;
const ink = '#3b332c';
const thin = '#8f8374';
export const tints = {
  room: '#f4ede2',
  wet: '#dde8e7',
  hall: '#ece2d4',
  open: '#e3ebdf',
  stone: '#eae6df',
  rug: '#ecd9d6',
} as const;

const n = (value: number): string => String(Math.round(value * 1000) / 1000);
const lineStyle = (color: string, width: number): string =>
  `fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"`;

export type Tint = keyof typeof tints;
/** Its back is on the other side. */
export type Facing = 'up' | 'down' | 'left' | 'right';
const degrees: Readonly<Record<Facing, number>> = { down: 0, left: 90, up: 180, right: 270 };

/** Wooden ones get boards. */
export function floor(x: number, y: number, wide: number, deep: number, tint: Tint): string {
  const base = `<rect x="${n(x)}" y="${n(y)}" width="${n(wide)}" height="${n(deep)}" fill="${tints[tint]}"/>`;
  if (tint === 'wet' || tint === 'stone') return base + grid(x, y, wide, deep, tint === 'wet' ? 0.45 : 1.2);
  return base;
}

function grid(x: number, y: number, wide: number, deep: number, step: number): string {
  let path = '';
  for (let at = x + step; at < x + wide - 0.01; at += step) path += `M${n(at)} ${n(y)}v${n(deep)}`;
  for (let at = y + step; at < y + deep - 0.01; at += step) path += `M${n(x)} ${n(at)}h${n(wide)}`;
  return `<path d="${path}" ${lineStyle('#ffffff', 0.025)} opacity="0.75"/>`;
}

/** @param at x and y by turns; closed or not */
export function wall(thick: number, ...at: readonly number[]): string {
  const path = batchesOf(at, 2)
    .map(([x = 0, y = 0], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`)
    .join('');
  return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${n(thick)}" stroke-linecap="square" stroke-linejoin="miter"/>`;
}

export const walls = (x: number, y: number, wide: number, deep: number, thick = 0.3): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(wide)}" height="${n(deep)}" fill="none" stroke="${ink}" stroke-width="${n(thick)}"/>`;

export function glass(x: number, y: number, length: number, along: 'x' | 'y', thick = 0.3): string {
  const [w, h] = along === 'x' ? [length, thick] : [thick, length];
  const [left, top] = along === 'x' ? [x, y - thick / 2] : [x - thick / 2, y];
  const middle = along === 'x' ? `M${n(x)} ${n(y)}h${n(length)}` : `M${n(x)} ${n(y)}v${n(length)}`;
  return `<rect x="${n(left)}" y="${n(top)}" width="${n(w)}" height="${n(h)}" fill="#ffffff" stroke="${ink}" stroke-width="0.035"/><path d="${middle}" ${lineStyle('#5f8f94', 0.05)}/>`;
}

/**
 * Hinged at the given point.
 * @param length signed: which way the opening goes from the hinge
 * @param swing signed: to which side the leaf opens
 */
export function door(x: number, y: number, length: number, along: 'x' | 'y', swing: 1 | -1, thick = 0.34): string {
  const size = Math.abs(length);
  const gap =
    along === 'x'
      ? `<rect x="${n(Math.min(x, x + length))}" y="${n(y - thick / 2)}" width="${n(size)}" height="${n(thick)}" fill="${tints.hall}"/>`
      : `<rect x="${n(x - thick / 2)}" y="${n(Math.min(y, y + length))}" width="${n(thick)}" height="${n(size)}" fill="${tints.hall}"/>`;
  const [endX, endY] = along === 'x' ? [x + length, y] : [x, y + length];
  const [leafX, leafY] = along === 'x' ? [x, y + swing * size] : [x + swing * size, y];
  const turn = (endX - x) * (leafY - y) - (endY - y) * (leafX - x) > 0 ? 1 : 0;
  return `${gap}<path d="M${n(x)} ${n(y)}L${n(leafX)} ${n(leafY)}" ${lineStyle(ink, 0.06)}/><path d="M${n(endX)} ${n(endY)}A${n(size)} ${n(size)} 0 0 ${String(turn)} ${n(leafX)} ${n(leafY)}" ${lineStyle(thin, 0.03)}/>`;
}

/** Drawn about its middle. @param wide what `draw` gets where a plan says nothing else */
const standing =
  (draw: (wide: number) => string, wide = 0) =>
  (x: number, y: number, facing: Facing, own = wide): string =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${String(degrees[facing])})">${draw(own)}</g>`;

function box(x: number, y: number, wide: number, deep: number, round = 0.06, fill = '#ffffff'): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(wide)}" height="${n(deep)}" rx="${n(round)}" fill="${fill}" stroke="${thin}" stroke-width="0.035"/>`;
}

export const table = (x: number, y: number, wide: number, deep: number, round = 0.06): string =>
  box(x - wide / 2, y - deep / 2, wide, deep, round);

export const disc = (x: number, y: number, radius: number, fill = '#ffffff'): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" stroke="${thin}" stroke-width="0.035"/>`;

export const rug = (x: number, y: number, wide: number, deep: number): string =>
  `<rect x="${n(x - wide / 2)}" y="${n(y - deep / 2)}" width="${n(wide)}" height="${n(deep)}" fill="${tints.rug}"/>`;

export const sofa = standing(
  (wide) =>
    box(-wide / 2, -0.45, wide, 0.9, 0.12) +
    box(-wide / 2 + 0.2, -0.22, (wide - 0.4) / 2, 0.64, 0.1) +
    box(0, -0.22, (wide - 0.4) / 2, 0.64, 0.1),
  2.2,
);

export const chair = standing(() => box(-0.22, -0.22, 0.44, 0.44, 0.12) + box(-0.24, -0.28, 0.48, 0.1, 0.05));

/** Chairs on its long sides. */
export function seated(
  x: number,
  y: number,
  wide: number,
  deep: number,
  perSide: number,
  along: 'x' | 'y' = 'x',
): string {
  const step = (along === 'x' ? wide : deep) / perSide;
  let chairs = '';
  for (let i = 0; i < perSide; i += 1) {
    const off = -(step * (perSide - 1)) / 2 + step * i;
    chairs +=
      along === 'x'
        ? chair(x + off, y - deep / 2 - 0.16, 'down') + chair(x + off, y + deep / 2 + 0.16, 'up')
        : chair(x - wide / 2 - 0.16, y + off, 'right') + chair(x + wide / 2 + 0.16, y + off, 'left');
  }
  return chairs + table(x, y, wide, deep);
}

export const desk = standing(
  () => box(-0.22, -0.78, 0.44, 0.44, 0.2) + box(-0.8, -0.4, 1.6, 0.8, 0.03) + box(-0.28, 0.12, 0.56, 0.08, 0.02),
);

export const bed = standing(
  (wide) =>
    box(-wide / 2, -1.05, wide, 2.1, 0.06) +
    box(-wide / 2 + 0.1, -0.98, wide / 2 - 0.15, 0.42, 0.12) +
    box(0.05, -0.98, wide / 2 - 0.15, 0.42, 0.12) +
    `<path d="M${n(-wide / 2)} -0.4h${n(wide)}" ${lineStyle(thin, 0.035)}/>` +
    box(-wide / 2 - 0.5, -1.05, 0.42, 0.4, 0.03) +
    box(wide / 2 + 0.08, -1.05, 0.42, 0.4, 0.03),
  1.8,
);

export const wardrobe = (x: number, y: number, wide: number, deep: number): string =>
  box(x, y, wide, deep, 0.02) +
  (wide > deep
    ? `<path d="M${n(x + 0.1)} ${n(y + deep / 2)}h${n(wide - 0.2)}" ${lineStyle(thin, 0.03)} stroke-dasharray="0.04 0.14"/>`
    : `<path d="M${n(x + wide / 2)} ${n(y + 0.1)}v${n(deep - 0.2)}" ${lineStyle(thin, 0.03)} stroke-dasharray="0.04 0.14"/>`);

export const counter = (x: number, y: number, wide: number, deep: number): string => box(x, y, wide, deep, 0.02);

export function hob(x: number, y: number): string {
  return (
    box(x - 0.32, y - 0.26, 0.64, 0.52, 0.04) +
    [-0.15, 0.15].map((dx) => disc(x + dx, y - 0.11, 0.08) + disc(x + dx, y + 0.12, 0.1)).join('')
  );
}

export const sink = (x: number, y: number): string => box(x - 0.36, y - 0.22, 0.72, 0.44, 0.08) + disc(x, y, 0.04);

export const wc = standing(
  () =>
    box(-0.2, -0.34, 0.4, 0.18, 0.03) +
    `<ellipse cx="0" cy="0.08" rx="0.19" ry="0.26" fill="#ffffff" stroke="${thin}" stroke-width="0.035"/>`,
);

export const basin = standing(
  () =>
    box(-0.45, -0.25, 0.9, 0.5, 0.03) +
    `<ellipse cx="0" cy="0" rx="0.24" ry="0.16" fill="none" stroke="${thin}" stroke-width="0.035"/>`,
);

export const bath = (x: number, y: number, wide: number, deep: number): string =>
  box(x, y, wide, deep, 0.04) +
  box(x + 0.08, y + 0.08, wide - 0.16, deep - 0.16, 0.22) +
  disc(x + (wide > deep ? 0.3 : wide / 2), y + (wide > deep ? deep / 2 : 0.3), 0.04);

export const shower = (x: number, y: number, wide: number, deep: number): string =>
  box(x, y, wide, deep, 0.02, tints.wet) +
  `<path d="M${n(x)} ${n(y)}l${n(wide)} ${n(deep)}M${n(x + wide)} ${n(y)}l${n(-wide)} ${n(deep)}" ${lineStyle(thin, 0.02)}/>`;

export const column = (x: number, y: number, size = 0.5): string =>
  `<rect x="${n(x - size / 2)}" y="${n(y - size / 2)}" width="${n(size)}" height="${n(size)}" fill="${ink}"/>`;

export function stairs(x: number, y: number, wide: number, deep: number): string {
  let path = '';
  for (let at = y + 0.28; at < y + deep; at += 0.28) path += `M${n(x)} ${n(at)}h${n(wide)}`;
  const middle = x + wide / 2;
  return `${box(x, y, wide, deep, 0)}<path d="${path}" ${lineStyle(thin, 0.03)}/><path d="M${n(middle)} ${n(y + deep - 0.2)}V${n(y + 0.4)}m-0.18 0.3l0.18 -0.3l0.18 0.3" ${lineStyle(ink, 0.04)}/>`;
}

export const lift = (x: number, y: number, wide = 1.8, deep = 1.9): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(wide)}" height="${n(deep)}" fill="#ffffff" stroke="${ink}" stroke-width="0.14"/><path d="M${n(x)} ${n(y)}l${n(wide)} ${n(deep)}M${n(x + wide)} ${n(y)}l${n(-wide)} ${n(deep)}" ${lineStyle(thin, 0.03)}/>`;

export function plant(x: number, y: number, radius = 0.35): string {
  let leaves = '';
  for (let i = 0; i < 8; i += 1) {
    const turn = i * 45;
    leaves += `<ellipse cx="${n(radius * 0.55)}" cy="0" rx="${n(radius * 0.5)}" ry="${n(radius * 0.2)}" transform="rotate(${String(turn)})" fill="#b9cbb4" stroke="#7f9a7c" stroke-width="0.025"/>`;
  }
  return `<g transform="translate(${n(x)} ${n(y)})">${leaves}</g>`;
}

export const car = standing(
  () =>
    box(-0.95, -2.3, 1.9, 4.6, 0.5) +
    box(-0.78, -0.9, 1.56, 2.2, 0.3, tints.stone) +
    `<path d="M-0.7 1.9h1.4" ${lineStyle(thin, 0.04)}/>`,
);

/** Along X, two uprights a bay. */
export function rack(x: number, y: number, bays: number): string {
  let out = '';
  for (let i = 0; i < bays; i += 1)
    out +=
      box(x + i * 2.8, y, 2.8, 1.1, 0, '#e9d6c4') +
      `<path d="M${n(x + i * 2.8)} ${n(y)}l2.8 1.1m0 -1.1l-2.8 1.1" ${lineStyle('#b99c80', 0.03)}/>`;
  return out;
}

/** Above, or on the ground. */
export const dashed = (path: string): string =>
  `<path d="${path}" ${lineStyle(thin, 0.05)} stroke-dasharray="0.3 0.22"/>`;

/** With a scale of five metres. */
export function plan(wide: number, deep: number, inner: string): string {
  const scale = Math.min((sheet.width - 200) / wide, (sheet.height - 210) / deep);
  const left = (sheet.width - wide * scale) / 2;
  const top = (sheet.height - deep * scale) / 2 - 24;
  const bar = Array.from(
    { length: 5 },
    (_none, i) =>
      `<rect x="${n(sheet.width / 2 + (i - 2.5) * scale)}" y="1012" width="${n(scale)}" height="9" fill="${i % 2 === 0 ? '#73193b' : '#ffffff'}" stroke="#73193b" stroke-width="2"/>`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(sheet.width)}" height="${String(sheet.height)}" viewBox="0 0 ${String(sheet.width)} ${String(sheet.height)}"><rect width="100%" height="100%" fill="#fdfcfa"/><g transform="translate(${n(left)} ${n(top)}) scale(${n(scale)})">${inner}</g>${bar}</svg>`;
}
