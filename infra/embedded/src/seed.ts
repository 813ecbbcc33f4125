/** First contents of an empty database: categories and an account always; agents, articles and links in demo mode. */
import { openDatabase } from '@manzil/core/persistence/database';
import { createFirstAdmin } from '@manzil/core/persistence/first-admin';
import { picturesFrom } from '@manzil/core/persistence/seeds/demo-pictures';
import { seedDatabase } from '@manzil/core/persistence/seeds/seed';
import type { Env } from '@manzil/core/platform/env';
import { mediaFolder, openMediaFolder } from '@manzil/core/platform/media-folder';
import path from 'node:path';
import { rm } from 'node:fs/promises';
import { adminPasswordFile, writeAdminPassword } from './admin-password.ts';
import { root } from './service-list.ts';

const demoPictures = path.join(root, 'infra/demo-pictures');

/** True when there was anything to bring in; what staff changed or deleted since stays as they left it. */
export async function seedIfEmpty(url: string, env: Env): Promise<boolean> {
  if (!env.DEMO_MODE) return seedDatabase(url, { demoMode: false });
  const media = await openMediaFolder(mediaFolder(env.DATA_DIR));
  return seedDatabase(url, { demoMode: true, storePicture: picturesFrom(demoPictures, media) });
}

/**
 * Makes the first administrator of a real installation; gives the file of its password, or null when there is an account
 * already. In demo mode the seeds bring the account.
 */
export async function makeFirstAdmin(url: string, { DATA_DIR, DEMO_MODE }: Env): Promise<string | null> {
  if (DEMO_MODE) return null;
  const database = await openDatabase({ url, poolMax: 1, applicationName: 'manzil-first-admin' });
  let written = false;
  try {
    const access = await createFirstAdmin(database.pool, async (told) => {
      await writeAdminPassword(DATA_DIR, told);
      written = true;
    });
    if (access !== null) return adminPasswordFile(DATA_DIR);
    // another starter was faster: its file holds, ours opens nothing
    if (written) await rm(adminPasswordFile(DATA_DIR), { force: true });
    return null;
  } finally {
    await database.close();
  }
}
