import { verify } from '@node-rs/argon2';
import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../data/database.ts';
import { createFirstAdmin, resetAdmin, type AdminAccess } from './first-admin.ts';
import { bootstrapPasswordInForce, findUserByUsername } from './user-repository.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 4, applicationName: 'test' });
beforeEach(() => db.pool.query('truncate users, credentials, sessions restart identity cascade'));
afterAll(async () => {
  await db.close();
  await home.drop();
});

async function opens({ username, password }: AdminAccess): Promise<boolean> {
  const found = await findUserByUsername(db.pool, username);
  return found !== null && !found.isDisabled && (await verify(found.passwordHash, password));
}
const told: AdminAccess[] = [];
const tell = async (access: AdminAccess): Promise<void> => {
  told.push(access);
};

test('the first administrator has a random password, told before it works, that must be changed [A-273 A-432]', async () => {
  const access = await createFirstAdmin(db.pool, tell);
  expect(told).toEqual([access]);
  expect(access?.password).toMatch(/^[\w-]{20}$/);
  expect(access !== null && (await opens(access))).toBe(true);
  const found = await findUserByUsername(db.pool, 'admin');
  expect(found?.user).toMatchObject({ role: 'admin', mustChange: true });
  expect(await bootstrapPasswordInForce(db.pool)).toBe(false);
  expect(await createFirstAdmin(db.pool, tell)).toBeNull();
  expect(told).toHaveLength(1);
});

test('the account and its entry in the audit log come together or not at all', async () => {
  const countCreated = async () =>
    (await db.pool.query(`select from audit_entries where action = 'user.created'`)).rows.length;
  const before = await countCreated();
  await db.pool.query(`alter table audit_entries add constraint refused check (action <> 'user.created') not valid`);
  try {
    await expect(createFirstAdmin(db.pool, tell)).rejects.toThrow('refused');
    expect(await findUserByUsername(db.pool, 'admin')).toBeNull();
  } finally {
    await db.pool.query('alter table audit_entries drop constraint refused');
  }
  expect(await createFirstAdmin(db.pool, tell)).not.toBeNull();
  expect(await countCreated()).toBe(before + 1);
});

test('an administrator who is locked out gets back in, and is signed out elsewhere', async () => {
  await createFirstAdmin(db.pool, tell);
  await db.pool.query(`update users set disabled_at = now(), role = 'user'`);
  await db.pool.query(
    `insert into sessions (sid, sess, expire) values ('x', '{"userId": 1}', now() + interval '1 hour')`,
  );
  await db.pool.query(`insert into identities (user_id, issuer, subject) values (1, 'https://login.example', 'x')`);
  const access = await resetAdmin(db.pool, 'ADMIN');
  expect(access !== null && (await opens(access))).toBe(true);
  expect((await findUserByUsername(db.pool, 'admin'))?.user).toMatchObject({ role: 'admin', mustChange: true });
  expect((await db.pool.query('select from sessions union all select from identities')).rows).toEqual([]);
  const { rows } = await db.pool.query('select action, actor_id from audit_entries order by id desc limit 1');
  expect(rows).toEqual([{ action: 'user.password_reset', actor_id: null }]);
});

test('without a name it is the oldest administrator; where nobody administers, a new one; a wrong name is nobody', async () => {
  await createFirstAdmin(db.pool, tell);
  await db.pool.query(
    `with added as (insert into users (email, role) values ('second@example.com', 'admin') returning id)
     insert into credentials (user_id, username, password_hash) select id, 'second', '' from added`,
  );
  expect(await resetAdmin(db.pool, 'somebody')).toBeNull();
  expect(await resetAdmin(db.pool)).toMatchObject({ username: 'admin' });
  await db.pool.query(`update users set role = 'editor'`);
  const added = await resetAdmin(db.pool);
  expect(added).toMatchObject({ username: 'admin1' });
  expect(added !== null && (await opens(added))).toBe(true);
});
