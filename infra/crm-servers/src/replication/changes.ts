import { makeListing, pick } from '../reso/make-listing.ts';
import type { ResoStore } from '../reso/store.ts';

export type ChangeName = 'price' | 'text' | 'kind' | 'off' | 'on' | 'hide' | 'remove' | 'add' | 'photos';

const weights: readonly [ChangeName, number][] = [
  ['price', 30],
  ['text', 10],
  ['kind', 8],
  ['off', 12],
  ['on', 8],
  ['hide', 4],
  ['remove', 12],
  ['add', 12],
  ['photos', 4],
];
const offMarket = ['Pending', 'Closed', 'Withdrawn', 'Hold', 'Expired'];

export interface Changer {
  change(): ChangeName;
  counts: Record<ChangeName, number>;
}

export function createChanger(store: ResoStore, random: () => number, firstNew: number): Changer {
  let next = firstNew;
  const counts = Object.fromEntries(weights.map(([name]) => [name, 0])) as Record<ChangeName, number>;
  const lot = weights.flatMap(([name, weight]) => Array.from({ length: weight }, () => name));

  function make(name: ChangeName, key: string): void {
    const { values } = store.properties.get(key)!;
    switch (name) {
      case 'price': {
        const lease = values['LeaseAmount'] != null;
        const amount = Math.round(random() * 9_000 + 100) * 10;
        return store.change(key, lease ? { LeaseAmount: amount } : { ListPrice: amount * 100 });
      }
      case 'text':
        return store.change(key, { PublicRemarks: `Said anew ${String(Math.floor(random() * 1e9))}` });
      case 'kind':
        return store.change(key, { PropertySubType: pick(random, ['Office', 'Retail', 'Townhouse', 'Something New']) });
      case 'off':
        return store.change(key, { StandardStatus: pick(random, offMarket) });
      case 'on':
        return store.change(key, { StandardStatus: 'Active', InternetEntireListingDisplayYN: true });
      case 'hide':
        return store.change(key, { InternetEntireListingDisplayYN: false });
      case 'remove':
        return store.remove(key);
      case 'photos':
        return store.setMedia(key, [
          { key: `p${String(Math.floor(random() * 5))}`, url: `${store.pictureRoot}/${key}.png` },
        ]);
      case 'add':
        store.put(makeListing(next, random));
        next += 1;
    }
  }

  return {
    counts,
    change() {
      const name = pick(random, lot);
      const keys = [...store.properties.keys()];
      const offered = name === 'on' ? keys.filter((key) => !isOffered(store, key)) : keys;
      const key = offered.length === 0 ? pick(random, keys) : pick(random, offered);
      make(name, key);
      counts[name] += 1;
      return name;
    },
  };
}

export function isOffered({ properties }: ResoStore, key: string): boolean {
  const values = properties.get(key)?.values;
  if (values === undefined || values['InternetEntireListingDisplayYN'] === false) return false;
  return values['StandardStatus'] === 'Active' || values['StandardStatus'] === 'Active Under Contract';
}
