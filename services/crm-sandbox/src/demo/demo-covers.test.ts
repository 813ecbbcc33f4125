import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { mostUses, pageSize } from './cover-plan.ts';
import { demoListings } from './demo-listings.ts';
import { demoPicturesFolder, readDemoPictures } from './demo-pictures.ts';

const pictures = readDemoPictures();
const kindOf = new Map(pictures.map(({ file, kind }) => [`/v1/pictures/${file}`, kind]));
const listed = [...demoListings({ count: 300, pictures })]
  .filter(({ withheld }) => !withheld)
  .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  .map(({ fields }) => ({ kind: fields.subcategory!, category: fields.category!, shown: fields.pictures! }));

/** How many covers of a page stand there already, over all its pages of twelve, newest first. */
function repeatsOnPages(list: readonly { shown: readonly string[] }[]): number {
  let repeats = 0;
  for (let start = 0; start < list.length; start += pageSize) {
    const page = list.slice(start, start + pageSize).map(({ shown }) => shown[0]);
    repeats += page.length - new Set(page).size;
  }
  return repeats;
}

describe('the covers of the 300 demo listings', () => {
  it('open at most four listings each [M-1040]', () => {
    const uses = Map.groupBy(listed, ({ shown }) => shown[0]!);
    const oftener = [...uses].filter(([, opened]) => opened.length > mostUses);
    expect(oftener.map(([cover, opened]) => `${cover}: ${String(opened.length)}`)).toEqual([]);
  });

  it('stand once on a page of twelve, newest first, in the whole list and in that of each kind [M-1041]', () => {
    expect(listed).toHaveLength(300);
    expect(repeatsOnPages(listed)).toBe(0);
    const kinds = Map.groupBy(listed, ({ kind }) => kind);
    expect([...kinds.keys()].toSorted()).toEqual(
      ['apartment', 'office', 'penthouse', 'shop', 'showroom', 'studio', 'townhouse', 'villa', 'warehouse'].toSorted(),
    );
    const repeating = [...kinds].filter(([, list]) => repeatsOnPages(list) > 0);
    expect(repeating.map(([kind, list]) => `${kind}: ${String(repeatsOnPages(list))}`)).toEqual([]);
  });

  it('are followed by pictures of the same kind of place, of which one at most shows a house from outside [M-1042]', () => {
    const homes = /^(apartment|villa|townhouse|bathroom)/;
    for (const { category, shown } of listed) {
      const kinds = shown.map((picture) => kindOf.get(picture)!);
      expect(kinds.some((kind) => homes.test(kind))).toBe(category === 'residential');
      expect(kinds.filter((kind) => /-(building|exterior)$/.test(kind)).length).toBeLessThanOrEqual(1);
    }
  });
});

describe('the files', () => {
  it('weigh at most 25 MB together and half a megabyte each [M-1043]', () => {
    const sizes = readdirSync(demoPicturesFolder)
      .filter((name) => name.endsWith('.jpg'))
      .map((name) => statSync(path.join(demoPicturesFolder, name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000_000);
    for (const size of sizes) expect(size).toBeLessThan(500_000);
  });

  it('are enough: each kind of demo listing has twelve covers, or one for each listing where it has fewer [M-1044]', () => {
    const covers = new Set(listed.map(({ shown }) => shown[0]!));
    expect(covers.size).toBeGreaterThanOrEqual(300 / mostUses);
    const kinds = [...Map.groupBy(listed, (one) => one.kind)].map(([kind, list]) => ({
      kind,
      covers: new Set(list.map(({ shown }) => shown[0])).size,
      wanted: Math.min(pageSize, list.length),
    }));
    expect(kinds.filter(({ covers: own, wanted }) => own < wanted)).toEqual([]);
  });
});
