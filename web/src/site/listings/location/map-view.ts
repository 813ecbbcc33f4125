import type { Position } from '@manzil/core/search/places/positions';
import type { Point } from './coastline.ts';

/** Width : height, as the class of LocationMap has it. */
export const mapRatio = 8 / 5;

/** North to south; east to west shrinks with the latitude of Doha. */
const unitsPerDegree = 1_000;
const shrink = 0.904;
const origin = { longitude: 49.5, latitude: 26.5 };

/** In degrees of latitude. */
const heights = { city: 0.125, country: 1.85 };
const middleOfQatar: Position = [25.34, 51.2];

export interface MapView {
  scale: 'city' | 'country';
  x: number;
  y: number;
  width: number;
  height: number;
}

const toX = (longitude: number) => (longitude - origin.longitude) * unitsPerDegree * shrink;
const toY = (latitude: number) => (origin.latitude - latitude) * unitsPerDegree;

/** Streets around Doha and Lusail, the whole country elsewhere. */
export function viewOf([latitude, longitude]: Position): MapView {
  const city = latitude > 24.95 && latitude < 25.56 && longitude > 51.33 && longitude < 51.68;
  const scale = city ? 'city' : 'country';
  const height = heights[scale] * unitsPerDegree;
  const width = height * mapRatio;
  const [middleLatitude, middleLongitude] = city ? [latitude, longitude] : middleOfQatar;
  return { scale, x: toX(middleLongitude) - width / 2, y: toY(middleLatitude) - height / 2, width, height };
}

/** In percent of the drawing. */
export function placeIn(view: MapView, [latitude, longitude]: Position): { left: number; top: number } {
  return {
    left: round(((toX(longitude) - view.x) / view.width) * 100),
    top: round(((toY(latitude) - view.y) / view.height) * 100),
  };
}

/** An SVG path through points, in the map's units. */
export function softPath(points: readonly Point[], closed: boolean): string {
  const at = (index: number): readonly [number, number] => {
    const wrapped = closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), points.length - 1);
    const [longitude, latitude] = points[wrapped] ?? [0, 0];
    return [toX(longitude), toY(latitude)];
  };
  const text = ([x, y]: readonly [number, number]) => `${String(round(x))} ${String(round(y))}`;
  const parts = [`M${text(at(0))}`];
  for (let index = 0; index < points.length - (closed ? 0 : 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    // Catmull-Rom, slightly flatter
    const first = [from[0] + (to[0] - before[0]) / 7, from[1] + (to[1] - before[1]) / 7] as const;
    const second = [to[0] - (after[0] - from[0]) / 7, to[1] - (after[1] - from[1]) / 7] as const;
    parts.push(`C${text(first)} ${text(second)} ${text(to)}`);
  }
  return parts.join('') + (closed ? 'Z' : '');
}

const round = (value: number) => Math.round(value * 10) / 10;
