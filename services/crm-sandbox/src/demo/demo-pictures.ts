/** Which rendered pictures a demo listing shows. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Space } from './demo-space.ts';

export interface DemoPicture {
  file: string;
  /** What it shows, such as `office-fitted` or `skyline-lusail`. */
  kind: string;
}

export const demoPicturesFolder = fileURLToPath(new URL('../../../../infra/demo-pictures/', import.meta.url));

/** Reads the list of pictures in a folder; none when it has no list. */
export function readDemoPictures(folder = demoPicturesFolder): DemoPicture[] {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'pictures.json'), 'utf8')) as DemoPicture[];
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return [];
    throw error;
  }
}

const offices: Readonly<Record<Space['traits']['fitOut'], readonly string[]>> = {
  shell: ['office-shell-and-core', 'office-building'],
  'cat-a': ['office-building', 'office-shell-and-core'],
  fitted: ['office-fitted', 'office-meeting', 'office-building'],
};

/** The kinds of pictures that fit a space; the view of the city comes last. */
function fittingKinds({ kind, traits, district }: Space): { own: readonly string[]; view: string | null } {
  const view = district.city === 'Lusail' ? 'skyline-lusail' : 'skyline-doha';
  switch (kind) {
    case 'office':
      return { own: offices[traits.fitOut], view };
    case 'retail':
      return { own: ['retail-shopfront', 'retail-interior'], view };
    case 'warehouse':
      return { own: ['warehouse-exterior', 'warehouse-interior'], view: null };
    case 'apartment':
      return { own: ['apartment-living', 'apartment-kitchen'], view };
    case 'villa':
      return { own: ['villa-exterior', 'villa-living'], view: null };
  }
}

/** At most `count` pictures that fit, beginning with another one than the neighbours in the list do. */
export function picturesFor(space: Space, index: number, pictures: readonly DemoPicture[], count: number): string[] {
  const { own, view } = fittingKinds(space);
  const fitting = pictures.filter(({ kind }) => own.includes(kind));
  const start = fitting.length === 0 ? 0 : index % fitting.length;
  const views = pictures.filter(({ kind }) => kind === view);
  const last = views.length === 0 ? [] : [views[index % views.length]!];
  const turned = [...fitting.slice(start), ...fitting.slice(0, start)].slice(0, Math.max(1, count - last.length));
  return [...turned, ...last].map(({ file }) => file);
}
