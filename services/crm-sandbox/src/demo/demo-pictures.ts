/** Which rendered pictures a demo listing shows. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DemoKind } from './types.ts';

export interface DemoPicture {
  file: string;
  /** A kind of listing, or anything else for views that suit all. */
  kind: string;
}

export const demoPicturesFolder = fileURLToPath(new URL('../../../../infra/demo-pictures/', import.meta.url));

/** Reads the list of pictures in a folder; none when it has no list. */
export function readDemoPictures(folder = demoPicturesFolder): DemoPicture[] {
  try {
    const read = JSON.parse(readFileSync(path.join(folder, 'pictures.json'), 'utf8')) as unknown;
    return Array.isArray(read) ? (read as DemoPicture[]) : (read as { pictures: DemoPicture[] }).pictures;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return [];
    throw error;
  }
}

/** At most `count` pictures of the kind, beginning with another one than the neighbours in the list do. */
export function picturesFor(
  kind: DemoKind,
  index: number,
  pictures: readonly DemoPicture[],
  count: number,
): DemoPicture[] {
  const own = pictures.filter((picture) => picture.kind === kind);
  const general = pictures.filter((picture) => picture.kind !== kind && !isKind(picture.kind));
  const start = own.length === 0 ? 0 : index % own.length;
  const turned = [...own.slice(start), ...own.slice(0, start)];
  const place = general.length === 0 ? 0 : index % general.length;
  return [...turned, ...general.slice(place), ...general.slice(0, place)].slice(0, count);
}

function isKind(kind: string): boolean {
  return ['office', 'retail', 'warehouse', 'apartment', 'villa'].includes(kind);
}
