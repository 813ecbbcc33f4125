import { collectionOf } from './collection.ts';
import type { Random } from './random.ts';

/** What answers have shown: later requests name it, and so reach what is behind the first lookup. */
export interface Known {
  /** Takes every text and number of an answer, by the name of its field; an id by the collection of its address. */
  learn(path: string, body: unknown): void;
  add(name: string, value: string | number): void;
  /** Undefined: nothing of the kind was seen. Newer ones come more often. */
  one(name: string, random: Random): string | number | undefined;
}

const most = 40;
const longest = 300;

export function createKnown(): Known {
  const values = new Map<string, (string | number)[]>();

  function add(name: string, value: string | number): void {
    if (typeof value === 'string' && (value.length > longest || value === '')) return;
    const list = values.get(name) ?? [];
    const seen = list.indexOf(value);
    if (seen !== -1) list.splice(seen, 1);
    list.push(value);
    if (list.length > most) list.shift();
    values.set(name, list);
  }

  function learn(path: string, body: unknown): void {
    const collection = collectionOf(path);
    const visit = (value: unknown, name: string, depth: number): void => {
      if (depth > 5) return;
      if (Array.isArray(value)) for (const item of value.slice(0, 8)) visit(item, name, depth + 1);
      else if (value !== null && typeof value === 'object')
        for (const [key, item] of Object.entries(value)) visit(item, key, depth + 1);
      else if (typeof value === 'string' || typeof value === 'number') {
        add(name, value);
        if (name === 'id' || name === 'ids') add(collection, value);
        // links of invitations
        const token = typeof value === 'string' ? /#([\w-]{43})$/.exec(value)?.[1] : undefined;
        if (token !== undefined) add('token', token);
      }
    };
    visit(body, 'ids', 0);
  }

  return {
    add,
    learn,
    one(name, random) {
      const list = values.get(name);
      if (list === undefined) return undefined;
      return random.chance(0.5) ? list.at(-1) : random.pick(list);
    },
  };
}
