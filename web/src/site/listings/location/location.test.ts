import { positions } from '@manzil/core/search/places/positions';
import { describe, expect, it } from 'vitest';
import { landmarks, mapLabels } from './map-labels.ts';
import { mapRatio, placeIn, softPath, viewOf } from './map-view.ts';
import { kilometres, nameOfPlace, nearbyPlaces, whereIs } from './where.ts';

const nowhere = { latitude: null, longitude: null, city: '', state: null };

describe('whereIs', () => {
  it('takes the coordinates of the listing, else those of its district, else of its city, else none', () => {
    expect(whereIs({ ...nowhere, latitude: 25.4, longitude: 51.52, city: 'Lusail', state: 'Fox Hills' })).toEqual({
      position: [25.4, 51.52],
      exact: true,
      district: 'fox hills',
    });
    expect(whereIs({ ...nowhere, city: 'Doha', state: ' Al Sadd ' })).toEqual({
      position: positions['al sadd'],
      exact: false,
      district: 'al sadd',
    });
    expect(whereIs({ ...nowhere, city: 'Doha', state: 'Somewhere new' })?.district).toBe('doha');
    expect(whereIs({ ...nowhere, city: 'Unspecified' })).toBeNull();
  });

  it('believes no coordinates outside Qatar', () => {
    expect(whereIs({ ...nowhere, latitude: 0, longitude: 0, city: 'Lusail' })).toMatchObject({ exact: false });
  });
});

describe('the map', () => {
  it('puts a place of the city in the middle, and north above south', () => {
    const westBay = positions['west bay']!;
    const view = viewOf(westBay);
    expect(view.scale).toBe('city');
    expect(placeIn(view, westBay)).toEqual({ left: 50, top: 50 });
    const katara = placeIn(view, positions['katara']!);
    expect(katara.top).toBeLessThan(50);
    expect(placeIn(view, positions['al sadd']!).left).toBeLessThan(50);
  });

  it('shows the whole country for a place far from Doha', () => {
    const view = viewOf(positions['dukhan']!);
    expect(view.scale).toBe('country');
    for (const key of landmarks.country) {
      const { left, top } = placeIn(view, positions[key]!);
      expect(Math.min(left, top)).toBeGreaterThan(0);
      expect(Math.max(left, top)).toBeLessThan(100);
    }
  });

  it.each(['en', 'ar'] as const)('names places that stand clear of each other (%s)', (language) => {
    const name = (key: string) => nameOfPlace(key, language);
    for (const key of ['west bay', 'lusail marina', 'al wakrah', 'industrial area', 'dukhan']) {
      const view = viewOf(positions[key]!);
      const labels = mapLabels(view, placeIn(view, positions[key]!), key, name);
      expect(labels.length).toBeGreaterThan(0);
      expect(labels.map((label) => label.key)).not.toContain(key);
      // pixels: a letter is at least 6 wide, a line 17 high
      for (const [width, shown] of [
        [340, labels.filter(({ wideOnly }) => !wideOnly)],
        [740, labels],
      ] as const)
        for (const [n, one] of shown.entries())
          for (const other of shown.slice(n + 1)) {
            const across = (Math.abs(one.left - other.left) / 100) * width;
            const down = (Math.abs(one.top - other.top) / 100) * (width / mapRatio);
            const touch = across < (name(one.key).length + name(other.key).length) * 3 && down < 17;
            expect([width, one.key, other.key, touch]).toEqual([width, one.key, other.key, false]);
          }
    }
  });

  it('draws a closed line through every point', () => {
    const path = softPath(
      [
        [51, 25],
        [51.1, 25],
        [51.1, 25.1],
      ],
      true,
    );
    expect(path).toMatch(/^M[\d. ]+(C[\d. ]+){3}Z$/);
  });
});

describe('what is near', () => {
  it('comes nearest first, without the district itself', () => {
    const where = whereIs({ ...nowhere, city: 'Doha', state: 'West Bay' })!;
    const near = nearbyPlaces(where, landmarks.city);
    expect(near.map(({ key }) => key)).toEqual(['onaiza', 'katara', 'souq waqif']);
    expect(near.map(({ km }) => km)).toEqual(near.map(({ km }) => km).toSorted((a, b) => a - b));
  });

  it('is measured as the crow flies', () => {
    expect(kilometres(positions['west bay']!, positions['the pearl']!)).toBeCloseTo(5.5, 0);
  });
});

it('every landmark has a position and an Arabic name', () => {
  for (const key of [...landmarks.city, ...landmarks.country]) {
    expect(positions[key]).toBeDefined();
    expect(nameOfPlace(key, 'ar')).toMatch(/[\u0600-\u06ff]/);
  }
  expect(nameOfPlace('c ring road', 'en')).toBe('C Ring Road');
});
