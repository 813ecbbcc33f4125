/** What a fresh database starts with. Listings come later, from the CRM. */
import { fileURLToPath } from 'node:url';
import { picturesFrom } from '@manzil/core/persistence/seeds/demo-pictures';
import { seedDatabase } from '@manzil/core/persistence/seeds/seed';
import type { Env } from '@manzil/core/platform/env';
import { mediaFolder, openMediaFolder } from '@manzil/core/platform/media-folder';

const demoPictures = fileURLToPath(new URL('../../demo-pictures', import.meta.url));

/** True when there was anything to bring in. */
export async function seedIfEmpty(url: string, env: Env): Promise<boolean> {
  const store = await openMediaFolder(mediaFolder(env.DATA_DIR));
  return seedDatabase(url, { demoMode: env.DEMO_MODE, storePicture: picturesFrom(demoPictures, store) });
}
