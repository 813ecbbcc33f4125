import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, expect, test } from 'vitest';
import { listBlogCategories } from '../blog/store/blog-reader.ts';
import { openDatabase } from '../data/database.ts';
import { findUserByUsername } from '../accounts/store/user-repository.ts';
import { seedDatabase } from './seed.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 2, applicationName: 'test' });

afterAll(async () => {
  await db.close();
  await home.drop();
});

test('a fresh database gets the categories with their fixed ids, and in demo mode somebody who can sign in', async () => {
  expect(await seedDatabase(home.url, { demoMode: false })).toBe(true);
  expect((await listBlogCategories(db.pool)).map(({ id, name }) => [id, name])).toEqual([
    [1, 'Real Estate News'],
    [2, 'Investment Tips'],
    [3, 'Market Analysis'],
    [4, 'Buyer Guide'],
    [5, 'Seller Guide'],
    [6, 'Legal Advice'],
    [7, 'Luxury Properties'],
  ]);
  expect(await findUserByUsername(db.pool, 'admin')).toBeNull();
  expect(await seedDatabase(home.url, { demoMode: true })).toBe(true);
  expect(await findUserByUsername(db.pool, 'admin')).toMatchObject({ user: { role: 'admin' } });
  expect(await seedDatabase(home.url, { demoMode: true })).toBe(false);
});
