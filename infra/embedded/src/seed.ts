/** First contents of an empty database: categories always; account, agents, articles and links in demo mode. */
import { picturesFrom } from '@manzil/core/persistence/seeds/demo-pictures';
import { seedDatabase } from '@manzil/core/persistence/seeds/seed';
import type { Env } from '@manzil/core/platform/env';
import { mediaFolder, openMediaFolder } from '@manzil/core/platform/media-folder';
import path from 'node:path';
import { root } from './service-list.ts';

const demoPictures = path.join(root, 'infra/demo-pictures');

/** True when there was anything to bring in; what staff changed or deleted since stays as they left it. */
export async function seedIfEmpty(url: string, env: Env): Promise<boolean> {
  if (!env.DEMO_MODE) return seedDatabase(url, { demoMode: false });
  const media = await openMediaFolder(mediaFolder(env.DATA_DIR));
  return seedDatabase(url, { demoMode: true, storePicture: picturesFrom(demoPictures, media) });
}
