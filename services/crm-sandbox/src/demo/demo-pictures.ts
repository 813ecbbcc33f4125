import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ListingFields } from '../store/listings.ts';
import type { Space } from './demo-space.ts';
import type { Neighbours } from './neighbours.ts';

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
        first: ['villa-exterior', 'villa-pool', 'villa-living'],
        next: ['villa-living', 'villa-pool', 'villa-exterior', 'bathroom'],
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

/** Three to six, and a floor plan: the first unlike its neighbours' in lists, the floor plan last. */
export function picturesFor(
  { space, createdAt, price }: ListedSpace,
  pictures: readonly DemoPicture[],
  count: number,
  neighbours: Neighbours,
): string[] {
  const { first, next, view, plan } = fittingKinds(space);
  const of = (kind: string | null): string[] => pictures.filter((one) => one.kind === kind).map(({ file }) => file);
  const choices = first.flatMap(of);
  if (choices.length === 0) return [];
  const deal = space.traits.sale ? 'sale' : 'rent';
  const { kind, district, traits } = space;
  const lists = [traits.subcategory, kind, `${kind} ${deal}`, `${kind} ${district.city}`];
  const opening = neighbours.choose({ createdAt, price, lists }, choices);
  const views = of(view);
  const last = views.length === 0 ? [] : [views[createdAt % views.length]!];
  const inside = alternating(next.map(of)).filter((file) => file !== opening);
  return [opening, ...inside.slice(0, Math.max(1, count - last.length)), ...last, ...of(plan).slice(0, 1)];
}

/** Of the CRM's own host. */
export const pathOf = (file: string): string => `/v1/pictures/${file}`;

/** Which of a listing's pictures are floor plans, and what is drawn on them. */
export function floorPlansOf(
  paths: readonly string[],
  pictures: readonly DemoPicture[],
): NonNullable<ListingFields['floorPlans']> {
  const plans = new Map(pictures.map(({ file, kind, rooms = [] }) => [pathOf(file), { kind, rooms }]));
  return paths.flatMap((picture) => {
    const known = plans.get(picture);
    return known?.kind.startsWith('plan-') === true ? [{ picture, rooms: [...known.rooms] }] : [];
  });
}

/** One of each, then the second of each. */
function alternating(groups: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_none, i) => groups.flatMap((group) => group.slice(i, i + 1))).flat();
}
