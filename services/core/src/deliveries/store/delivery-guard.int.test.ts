import { createTestDatabase } from '@manzil/testing/database';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deliveryStates, transitions, type DeliveryState } from '../states.ts';
import { addDelivery, addLead, forceState, testPool } from '../testing/ledger-fixture.ts';

const home = await createTestDatabase();
const pool = testPool(home.url);

beforeEach(() => pool.query('truncate deliveries, leads, breakers, crm_records restart identity cascade'));
afterAll(async () => {
  await pool.end();
  await home.drop();
});

async function move(id: string, to: DeliveryState): Promise<void> {
  const lease = to === 'sending' ? `now() + interval '1 minute'` : 'null';
  await pool.query(`update deliveries set state = $2, lease_until = ${lease} where id = $1`, [id, to]);
}

const pairs = deliveryStates.flatMap((from) =>
  deliveryStates.filter((to) => to !== from).map((to) => [from, to] as const),
);
const allowed = pairs.filter(([from, to]) => transitions[from].includes(to));
const refused = pairs.filter(([from, to]) => !transitions[from].includes(to));

test.each(allowed)('a delivery may go from %s to %s', async (from, to) => {
  const id = await addDelivery(pool, { leadId: await addLead(pool, 'one') });
  await forceState(pool, id, from);
  await move(id, to);
  const { rows } = await pool.query('select state from deliveries where id = $1', [id]);
  expect(rows).toEqual([{ state: to }]);
});

test.each(refused)('a delivery may not go from %s to %s', async (from, to) => {
  const id = await addDelivery(pool, { leadId: await addLead(pool, 'one') });
  await forceState(pool, id, from);
  await expect(move(id, to)).rejects.toMatchObject({
    code: '23514',
    message: expect.stringContaining(`from ${from} to ${to}`),
  });
});

test.each(deliveryStates.filter((state) => state !== 'pending'))('a delivery may not begin as %s', async (state) => {
  const id = await addDelivery(pool, { leadId: await addLead(pool, 'one') });
  const lease = state === 'sending' ? 'now()' : 'null';
  await expect(
    pool.query(
      `insert into deliveries (id, consumer, provider, event, subject_kind, subject_id, seq, subject_version, idempotency_key, state, lease_until)
       select gen_random_uuid(), consumer, provider, event, subject_kind, subject_id, seq + 1, 1, 'k', $2, ${lease} from deliveries where id = $1`,
      [id, state],
    ),
  ).rejects.toMatchObject({ code: '23514' });
});

describe('one under way', () => {
  test.each([
    ['sending', 'sending'],
    ['unknown', 'sending'],
  ] as const)('while one is %s, no other of its subject may be %s', async (first, second) => {
    const leadId = await addLead(pool, 'one');
    await forceState(pool, await addDelivery(pool, { leadId, seq: 1 }), first);
    const later = await addDelivery(pool, { leadId, seq: 2 });
    await expect(move(later, second)).rejects.toMatchObject({ code: '23505', constraint: 'deliveries_one_under_way' });
  });

  test('another subject is free', async () => {
    await forceState(pool, await addDelivery(pool, { leadId: await addLead(pool, 'one') }), 'unknown');
    await move(await addDelivery(pool, { leadId: await addLead(pool, 'two') }), 'sending');
    const { rows } = await pool.query(
      `select count(*)::integer as n from deliveries where state in ('sending', 'unknown')`,
    );
    expect(rows).toEqual([{ n: 2 }]);
  });
});

test('the fence never falls, and a lease belongs to sending alone', async () => {
  const id = await addDelivery(pool, { leadId: await addLead(pool, 'one') });
  await pool.query('update deliveries set fence = 5 where id = $1', [id]);
  await expect(pool.query('update deliveries set fence = 4 where id = $1', [id])).rejects.toMatchObject({
    code: '23514',
  });
  await expect(pool.query('update deliveries set lease_until = now() where id = $1', [id])).rejects.toMatchObject({
    code: '23514',
  });
});

test('any sequence of moves: what the table allows happens, what it does not changes nothing', async () => {
  let number = 0;
  const steps = fc.array(
    fc.record({ to: fc.constantFrom(...deliveryStates), fence: fc.integer({ min: -2, max: 2 }) }),
    { minLength: 1, maxLength: 12 },
  );
  const read = async (id: string) =>
    (
      await pool.query<{ state: DeliveryState; fence: number; leased: boolean }>(
        'select state, fence::integer as fence, lease_until is not null as leased from deliveries where id = $1',
        [id],
      )
    ).rows[0]!;
  await fc.assert(
    fc.asyncProperty(steps, async (moves) => {
      number += 1;
      const id = await addDelivery(pool, { leadId: await addLead(pool, `any-${String(number)}`) });
      for (const { to, fence } of moves) {
        const before = await read(id);
        const allows = (to === before.state || transitions[before.state].includes(to)) && fence >= 0;
        const lease = to === 'sending' ? `now() + interval '1 minute'` : 'null';
        const moved = await pool
          .query(`update deliveries set state = $2, fence = fence + $3, lease_until = ${lease} where id = $1`, [
            id,
            to,
            fence,
          ])
          .then(
            () => true,
            (error: { code?: string }) => error.code,
          );
        expect({ from: before, to, fence, moved }).toEqual({ from: before, to, fence, moved: allows ? true : '23514' });
        const expected = allows ? { state: to, fence: before.fence + fence, leased: to === 'sending' } : before;
        expect(await read(id)).toEqual(expected);
      }
    }),
    { numRuns: 30 },
  );
});
