import { createTestDatabase } from '@manzil/testing/database';
import { expect, it } from 'vitest';
import { replicate } from './run.ts';
import { servers } from './servers.ts';

it.each(['with', 'without'] as const)(
  '1,000 listings of a server %s Entity Events end in no difference after 120 changes and deaths',
  async (name) => {
    const database = await createTestDatabase();
    try {
      const result = await replicate({
        databaseUrl: database.url,
        listings: 1_000,
        changes: 120,
        perPull: 24,
        killEvery: 2,
        seed: 7,
        server: servers[name],
      });
      expect(result.differences).toEqual([]);
      expect(result).toMatchObject({ kills: 2, changes: { remove: expect.any(Number) as number } });
      expect(result.whilePaging).toBeGreaterThan(0);
    } finally {
      await database.drop();
    }
  },
);
