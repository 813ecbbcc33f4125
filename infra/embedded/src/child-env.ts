import type { Env } from '@manzil/core/platform/env';

/** Who the owner of the database is, processes that serve are not told. */
const ofOwner = ['DATABASE_OWNER_URL', 'DATABASE_OWNER_PASSWORD'];

export function childEnv(
  given: NodeJS.ProcessEnv,
  env: Env,
  databaseUrl: string,
  secrets: Record<string, string>,
): Record<string, string> {
  const inherited = Object.fromEntries(
    Object.entries(given).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined && !entry[0].startsWith('npm_') && !ofOwner.includes(entry[0]),
    ),
  );
  return {
    ...inherited,
    ...secrets,
    DATA_DIR: env.DATA_DIR,
    DATABASE_URL: databaseUrl,
    DEMO_MODE: env.DEMO_MODE ? 'on' : 'off',
    NODE_ENV: env.NODE_ENV,
    // picture threads use buffers of megabytes: one heap, and freed ones given back, make crm-sync 120 MB smaller
    // (glibc only)
    MALLOC_ARENA_MAX: '1',
    MALLOC_TRIM_THRESHOLD_: '131072',
    MALLOC_MMAP_THRESHOLD_: '131072',
  };
}
