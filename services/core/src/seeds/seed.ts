import { openDatabase } from '../data/database.ts';
import { categories } from './categories.ts';
import { agents } from './content/agents.ts';
import { posts as posts1 } from './content/blog-posts-1.ts';
import { posts as posts2 } from './content/blog-posts-2.ts';
import { posts as posts3 } from './content/blog-posts-3.ts';
import { posts as posts4 } from './content/blog-posts-4.ts';
import { posts as posts5 } from './content/blog-posts-5.ts';
import { posts as posts6 } from './content/blog-posts-6.ts';
import { links } from './content/social-links.ts';
import { seedBase } from './seed-base.ts';
import type { DemoContent, StorePicture } from './seed-content.ts';

const posts = [...posts1, ...posts2, ...posts3, ...posts4, ...posts5, ...posts6];
const demo: DemoContent = {
  agents,
  posts,
  links,
  // nobody's
  office: { licenceNumber: 'BL-2024-0187' },
};

/** True: there was anything to bring in. @param storePicture left out: no pictures */
export async function seedDatabase(
  url: string,
  { demoMode, storePicture }: { demoMode: boolean; storePicture?: StorePicture },
): Promise<boolean> {
  const db = openDatabase({ url, poolMax: 2, applicationName: 'manzil-seed' });
  try {
    const seeded = await seedBase(db, { demoMode, categories, demo, storePicture });
    return Object.values(seeded).includes(true);
  } finally {
    await db.close();
  }
}
