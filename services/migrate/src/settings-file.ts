import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';

export interface SettingsFile {
  source: NodeJS.ProcessEnv;
  /** A sentence, or null. */
  unreadable: string | null;
}

/** What docker-compose.yml gives where .env does not: a file alone must say the same as the containers would. */
const ofContainers = {
  DATABASE_URL: 'postgresql://manzil_app@postgres:5432/manzil',
  DATABASE_OWNER_URL: 'postgresql://manzil@postgres:5432/manzil',
  REDIS_URL: 'redis://redis:6379',
};

/** The settings as containers would get them from this file; nothing comes from the environment. */
export async function readSettingsFile(file: string): Promise<SettingsFile> {
  try {
    const given = Object.entries(parseEnv(await readFile(file, 'utf8'))).filter(([, value]) => value !== '');
    return { source: { ...ofContainers, ...Object.fromEntries(given) }, unreadable: null };
  } catch {
    return { source: {}, unreadable: `${file} cannot be read.` };
  }
}
