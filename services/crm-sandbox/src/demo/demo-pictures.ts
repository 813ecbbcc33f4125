import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ListingFields } from '../store/listings.ts';
import type { Space } from './demo-space.ts';

export interface DemoPicture {
  file: string;
  kind: string;
  /** Of a floor plan. */
  rooms?: readonly DemoRoom[];
}

/** Length and width in metres. */
interface DemoRoom {
  name: string;
  nameArabic: string;
  length: number;
  width: number;
}

export const demoPicturesFolder = fileURLToPath(new URL('../../../../infra/demo-pictures/', import.meta.url));

/** None when the folder has no list. */
export function readDemoPictures(folder = demoPicturesFolder): DemoPicture[] {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'pictures.json'), 'utf8')) as DemoPicture[];
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return [];
    throw error;
  }
}

interface Fitting {
  first: readonly string[];
  next: readonly string[];
  view: string | null;
  /** Null where none has as many bedrooms. */
  plan: string | null;
}

const offices: Readonly<Record<Space['traits']['fitOut'], Pick<Fitting, 'first' | 'next'>>> = {
  shell: {
    first: ['office-shell-and-core', 'office-building', 'office-lobby'],
    next: ['office-shell-and-core', 'office-building'],
  },
  'cat-a': { first: ['office-cat-a', 'office-building', 'office-lobby'], next: ['office-cat-a', 'office-building'] },
  fitted: {
    first: ['office-fitted', 'office-meeting', 'office-building', 'office-lobby'],
    next: ['office-fitted', 'office-meeting', 'office-building'],
  },
};

/** By bedrooms. */
const homePlans = ['plan-studio', 'plan-one-bedroom', 'plan-two-bedrooms', 'plan-three-bedrooms', 'plan-four-bedrooms'];
const villaCovers = ['villa-exterior', 'villa-pool', 'villa-living'];

export function fittingKinds({ kind, traits, district, area }: Space): Fitting {
  const view = district.city === 'Lusail' ? 'skyline-lusail' : 'skyline-doha';
  switch (kind) {
    case 'office':
      return { ...offices[traits.fitOut], view, plan: officePlan(traits.fitOut, area) };
    case 'retail':
      return {
        first:
          traits.subcategory === 'showroom'
            ? ['retail-showroom', 'retail-interior', 'retail-shopfront']
            : ['retail-shopfront', 'retail-interior'],
        next: ['retail-interior', 'retail-shopfront'],
        view,
        plan: traits.subcategory === 'showroom' ? 'plan-showroom' : 'plan-shop',
      };
    case 'warehouse':
      return {
        first: ['warehouse-exterior', 'warehouse-interior'],
        next: ['warehouse-exterior', 'warehouse-interior'],
        view: null,
        plan: 'plan-warehouse',
      };
    case 'apartment':
      return {
        first: ['apartment-living', 'apartment-kitchen', 'apartment-bedroom', 'apartment-building'],
        next: ['apartment-living', 'apartment-kitchen', 'apartment-bedroom', 'bathroom', 'apartment-building'],
        view,
        plan: homePlans[traits.bedrooms] ?? null,
      };
    case 'villa':
      return {
        first: [...(traits.subcategory === 'townhouse' ? ['townhouse-exterior'] : []), ...villaCovers],
        next: ['villa-living', 'bathroom', 'villa-pool'],
        view: null,
        plan: 'plan-villa',
      };
  }
}

function officePlan(fitOut: Space['traits']['fitOut'], area: number): string {
  if (fitOut !== 'fitted') return 'plan-office-shell';
  return area < 200 ? 'plan-office-small' : 'plan-office-fitted';
}

export interface ListedSpace {
  space: Space;
  createdAt: number;
  price: number | null;
}

const filesOf = (pictures: readonly DemoPicture[], kind: string | null): string[] =>
  pictures.filter((one) => one.kind === kind).map(({ file }) => file);

/** The files that may open the listing's pictures, and the lists that it stands in, the narrowest first. */
export function coverChoices(space: Space, pictures: readonly DemoPicture[]) {
  const { kind, district, traits } = space;
  const deal = traits.sale ? 'sale' : 'rent';
  return {
    choices: fittingKinds(space).first.flatMap((first) => filesOf(pictures, first)),
    lists: [traits.subcategory, kind, `${kind} ${deal}`, `${kind} ${district.city}`],
  };
}

/** A listing shows one house from outside, not two that differ. */
const shownOnce = /-(building|lobby|exterior|shopfront|pool)$/;

/** Three to six: the cover, what else fits, a view; and a floor plan, the last. */
export function picturesFor(
  { space, createdAt }: Pick<ListedSpace, 'space' | 'createdAt'>,
  pictures: readonly DemoPicture[],
  count: number,
  cover: string | null,
): string[] {
  if (cover === null) return [];
  const { next, view, plan } = fittingKinds(space);
  const coverKind = pictures.find(({ file }) => file === cover)?.kind;
  const views = filesOf(pictures, view);
  const last = views.length === 0 ? [] : [views[createdAt % views.length]!].filter((file) => file !== cover);
  const groups = next
    .filter((kind) => !(shownOnce.test(kind) && kind === coverKind))
    .map((kind) => {
      const files = turned(filesOf(pictures, kind), createdAt);
      return shownOnce.test(kind) ? files.slice(0, 1) : files;
    });
  const inside = alternating(groups).filter((file) => file !== cover);
  return [cover, ...inside.slice(0, Math.max(1, count - last.length)), ...last, ...filesOf(pictures, plan).slice(0, 1)];
}

/** Of the CRM's own host. */
export const pathOf = (file: string): string => `/v1/pictures/${file}`;

/** Of an area, what lies within the rooms; the rest are walls and passages. */
const withinRooms = 0.94;

/** Which of a listing's pictures are floor plans, and what is drawn on them, as large as the listing says. */
export function floorPlansOf(
  paths: readonly string[],
  pictures: readonly DemoPicture[],
  area: number,
): NonNullable<ListingFields['floorPlans']> {
  const plans = new Map(pictures.map(({ file, kind, rooms = [] }) => [pathOf(file), { kind, rooms }]));
  return paths.flatMap((picture) => {
    const known = plans.get(picture);
    if (known?.kind.startsWith('plan-') !== true) return [];
    // a villa's plan is its ground floor with the garden
    return [{ picture, rooms: known.kind === 'plan-villa' ? [...known.rooms] : scaled(known.rooms, area) }];
  });
}

/** One drawing serves spaces of many sizes: its rooms grow and shrink with them. */
function scaled(rooms: readonly DemoRoom[], area: number): DemoRoom[] {
  const drawn = rooms.reduce((sum, { length, width }) => sum + length * width, 0);
  const factor = Math.sqrt((area * withinRooms) / drawn);
  const side = (metres: number) => Math.round(metres * factor * 10) / 10;
  return rooms.map((room) => ({ ...room, length: side(room.length), width: side(room.width) }));
}

/** From another place on, so that listings differ in more than their cover. */
function turned<T>(list: readonly T[], by: number): T[] {
  const start = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

/** One of each, then the second of each. */
function alternating(groups: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_none, i) => groups.flatMap((group) => group.slice(i, i + 1))).flat();
}
