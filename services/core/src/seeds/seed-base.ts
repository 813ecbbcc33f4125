/** No listings: they come through the CRM alone. */
import { availableParallelism } from 'node:os';
import type { Kysely } from 'kysely';
import type { Database } from '../data/database.ts';
import { raiseContentVersion } from '../data/raise-content-version.ts';
import type { Tables } from '../data/tables.ts';
import { isPlanted, plantOnce } from './planted.ts';
import { plantAdmin } from './plant-admin.ts';
import { plantAgents, plantCategories, plantLinks, plantOffice, plantPosts, type Pictures } from './plant-demo.ts';
import type { DemoContent, SeedCategory, StorePicture } from './seed-content.ts';

export interface SeedOptions {
  /** Also brings administrator, agents, articles and social links. */
  demoMode: boolean;
  categories: readonly SeedCategory[];
  demo: DemoContent;
  /** Left out: no pictures. */
  storePicture?: StorePicture | undefined;
}

type Pictured = object & { picture?: string | null };

export interface Seeded {
  categories: boolean;
  admin: boolean;
  agents: boolean;
  posts: boolean;
  links: boolean;
  office: boolean;
}

/** Once each: what staff change stays so. Several starters may call it at once. */
export async function seedBase({ pool }: Pick<Database, 'pool'>, options: SeedOptions): Promise<Seeded> {
  const { demo } = options;
  const categories = await plantOnce(pool, 'blog-categories', (db) => plantCategories(db, options.categories));
  if (!options.demoMode) return { categories, admin: false, agents: false, posts: false, links: false, office: false };

  /** Asks before: pictures take seconds, too long inside a transaction. */
  async function plant(
    name: string,
    items: readonly Pictured[],
    write: (db: Kysely<Tables>, pictures: Pictures) => Promise<void>,
  ): Promise<boolean> {
    if (items.length === 0 || (await isPlanted(pool, name))) return false;
    const pictures = await storePictures(items, options.storePicture);
    return plantOnce(pool, name, async (db, client) => {
      await write(db, pictures);
      await raiseContentVersion(client);
    });
  }

  return {
    categories,
    // before the articles: the administrator's
    admin: await plantAdmin(pool),
    agents: await plant('demo-agents', demo.agents, (db, pictures) => plantAgents(db, demo.agents, pictures)),
    posts: await plant('demo-posts', demo.posts, (db, pictures) => plantPosts(db, demo.posts, pictures)),
    links: await plant('demo-links', demo.links, (db) => plantLinks(db, demo.links)),
    office: await plant('demo-office', [demo.office], (db) => plantOffice(db, demo.office)),
  };
}

async function storePictures(items: readonly Pictured[], storePicture: StorePicture | undefined): Promise<Pictures> {
  const pictures = new Map<string, string>();
  const names = new Set(items.map(({ picture }) => picture ?? null).filter((name) => name !== null));
  if (storePicture === undefined) return pictures;
  const left = names.values();
  const storeInTurn = async (): Promise<void> => {
    for (const name of left) {
      const address = await storePicture(name);
      if (address !== null) pictures.set(name, address);
    }
  };
  // the first start waits: every core helps, memory for four
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, storeInTurn));
  return pictures;
}
