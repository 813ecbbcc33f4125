import { rm } from 'node:fs/promises';
import { mediaFolder, openMediaFolder } from '../platform/media/media-folder.ts';
import { adminPasswordFile, writeAdminPassword } from '../accounts/store/admin-password.ts';
import { openDatabase } from '../data/database.ts';
import { createFirstAdmin } from '../accounts/store/first-admin.ts';
import { picturesFrom } from '../seeds/demo-pictures.ts';
import { seedDatabase } from '../seeds/seed.ts';
import { migrateDatabase } from './migrate-database.ts';

interface Site {
  DATA_DIR: string;
  DEMO_MODE: boolean;
}

interface Place extends Site {
  DATABASE_URL: string;
  /** Who makes the tables; else whoever DATABASE_URL names. */
  DATABASE_OWNER_URL?: string | undefined;
}

export interface Prepared {
  migrated: string[];
  filled: boolean;
  /** Of the first administrator, when made just now. */
  passwordFile: string | null;
}

/** To the process that started one that only prepares. */
export type PrepareNews =
  | { type: 'prepared'; filled: boolean; passwordFile: string | null }
  | { type: 'failed'; message: string; code: string | undefined; path: string | undefined };

/**
 * Several starters may run it at once, and again: what staff changed or deleted stays.
 * @throws NewerDatabaseError, and the driver's error when the database cannot be reached
 */
export async function prepareDatabase(place: Place, demoPictures: string): Promise<Prepared> {
  const url = place.DATABASE_OWNER_URL ?? place.DATABASE_URL;
  const migrated = await migrateDatabase(url, place.DATABASE_URL);
  const filled = await seedIfEmpty(url, place, demoPictures);
  return { migrated, filled, passwordFile: await makeFirstAdmin(url, place) };
}

async function seedIfEmpty(url: string, { DATA_DIR, DEMO_MODE }: Site, demoPictures: string): Promise<boolean> {
  if (!DEMO_MODE) return seedDatabase(url, { demoMode: false });
  const media = await openMediaFolder(mediaFolder(DATA_DIR));
  return seedDatabase(url, { demoMode: true, storePicture: picturesFrom(demoPictures, media) });
}

/** Null: there is an account already, as after demo seeds. */
export async function makeFirstAdmin(url: string, { DATA_DIR, DEMO_MODE }: Site): Promise<string | null> {
  if (DEMO_MODE) return null;
  const database = openDatabase({ url, poolMax: 1, applicationName: 'manzil-first-admin' });
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
