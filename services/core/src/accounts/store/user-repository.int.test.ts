import { createTestDatabase } from '@manzil/testing/database';
import { permissions } from '../permissions.ts';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../data/database.ts';
import { bootstrapPasswordInForce, createBootstrapAdmin, findUserById, findUserByUsername } from './user-repository.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 4, applicationName: 'test' });
const admin = {
  username: 'Admin',
  email: 'admin@example.com',
  passwordHash: '$argon2id$x',
  firstName: 'Site',
  lastName: 'Admin',
  isDemo: true,
};

afterAll(async () => {
  await db.close();
  await home.drop();
});

test('the first administrator is added once, and never beside another account', async () => {
  expect(await bootstrapPasswordInForce(db.pool)).toBe(false);
  const added = await Promise.all([createBootstrapAdmin(db.pool, admin), createBootstrapAdmin(db.pool, admin)]);
  expect(added.filter(Boolean)).toHaveLength(1);
  expect(await createBootstrapAdmin(db.pool, { ...admin, username: 'other', email: 'other@example.com' })).toBe(false);
  expect(await bootstrapPasswordInForce(db.pool)).toBe(true);
});

test('a user is found by name in any letters, with what a sign-in needs', async () => {
  const found = await findUserByUsername(db.pool, 'ADMIN');
  expect(found).toEqual({
    user: {
      id: 1,
      username: 'admin',
      firstName: 'Site',
      lastName: 'Admin',
      role: 'admin',
      roleName: null,
      language: null,
      permissions,
      contact: { phone: 'open', email: 'open' },
      mustChange: false,
    },
    passwordHash: '$argon2id$x',
    isBootstrap: true,
    isDisabled: false,
  });
  expect(await findUserById(db.pool, 1)).toEqual(found?.user);
  expect(await findUserByUsername(db.pool, 'nobody')).toBeNull();
  expect(await findUserByUsername(db.pool, 'admin\0')).toBeNull();
  expect(await findUserById(db.pool, 99)).toBeNull();
});

test('a new password ends the bootstrap one', async () => {
  await db.pool.query('update credentials set is_bootstrap = false');
  expect(await bootstrapPasswordInForce(db.pool)).toBe(false);
});
