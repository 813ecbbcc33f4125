/** What a fresh database starts with. Listings are not here: they come through the CRM alone. */
import type { Database } from '../database.ts';
import { raiseContentVersion } from '../content-version.ts';
import { isPlanted, plantOnce } from './planted.ts';
import { plantAdmin } from './plant-admin.ts';
import { plantAgents, plantCategories, plantLinks, plantPosts, type Pictures } from './plant-demo.ts';
import type { DemoContent, SeedCategory, StorePicture } from './seed-content.ts';

export interface SeedOptions {
  /** Demo mode also brings the bootstrap administrator, agents, articles and social links. */
  demoMode: boolean;
  categories: readonly SeedCategory[];
  demo: DemoContent;
  /** Left out, contents come without pictures. */
  storePicture?: StorePicture;
}

/** What this call brought in; nothing on every later start. */
export interface Seeded {
  categories: boolean;
  admin: boolean;
  demo: boolean;
}

const seeds = { categories: 'blog-categories', demo: 'demo-contents' } as const;

/**
 * Brings in first contents, each once in the life of the database: what staff change or delete stays so.
 * May be called by several starters at once.
 */
export async function seedBase({ pool }: Pick<Database, 'pool'>, options: SeedOptions): Promise<Seeded> {
  const categories = await plantOnce(pool, seeds.categories, (client) => plantCategories(client, options.categories));
  if (!options.demoMode) return { categories, admin: false, demo: false };
  const admin = await plantAdmin(pool);
  if (await isPlanted(pool, seeds.demo)) return { categories, admin, demo: false };
  // resizing takes seconds, too long inside a transaction
  const pictures = await storePictures(options);
  const demo = await plantOnce(pool, seeds.demo, async (client) => {
    await plantAgents(client, options.demo.agents, pictures);
    await plantPosts(client, options.demo.posts, pictures);
    await plantLinks(client, options.demo.links);
    await raiseContentVersion(client);
  });
  return { categories, admin, demo };
}

async function storePictures({ demo, storePicture }: SeedOptions): Promise<Pictures> {
  const pictures = new Map<string, string>();
  if (storePicture === undefined) return pictures;
  for (const { picture } of [...demo.agents, ...demo.posts]) {
    if (picture === null || pictures.has(picture)) continue;
    const address = await storePicture(picture);
    if (address !== null) pictures.set(picture, address);
  }
  return pictures;
}
