import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, describe, expect, it } from 'vitest';
import { cleanUp } from './housekeeping.ts';
import { claimPull, claimTick, readPullSchedule } from './schedule-store.ts';
import { closedStates } from '../deliveries/states.ts';
import { addProperty } from '../listings/testing/add-property.ts';
import { addLeadToDeliver, forceState, testPool } from '../deliveries/testing/ledger-fixture.ts';

const database = await createTestDatabase();
const pool = testPool(database.url);

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const trues = (results: boolean[]): number => results.filter(Boolean).length;

describe('claimTick', () => {
  it('is given to one of many schedulers, and again only after the gap', async () => {
    const race = () => Promise.all(Array.from({ length: 8 }, () => claimTick(pool, 'sweep', 60_000)));
    expect(trues(await race())).toBe(1);
    expect(trues(await race())).toBe(0);
    await pool.query(`update schedule_ticks set last_tick = now() - interval '2 minutes'`);
    expect(trues(await race())).toBe(1);
  });
});

describe('claimPull', () => {
  it('is given to one of many schedulers for each tick', async () => {
    expect(await readPullSchedule(pool)).toMatchObject({ cron: '*/15 * * * *', lastTickMs: null });
    const tick = 1_795_000_000_000;
    const race = (due: number) =>
      Promise.all(Array.from({ length: 8 }, () => claimPull(pool, due, due + 900_000, true)));
    expect(trues(await race(tick))).toBe(1);
    expect(trues(await race(tick))).toBe(0);
    expect((await readPullSchedule(pool))?.lastTickMs).toBe(tick);
    expect(trues(await race(tick + 900_000))).toBe(1);
  });
});

describe('cleanUp', () => {
  it('drops views of listings after 24 months [M-1219]', async () => {
    const id = await addProperty(pool);
    const views = (age: string) =>
      pool.query(`insert into listing_views values ($1, (now() at time zone 'Asia/Qatar')::date - $2::interval, 3)`, [
        id,
        age,
      ]);
    await views('24 months 1 day');
    await views('23 months');
    expect(await cleanUp(pool, closedStates)).toMatchObject({ listingViews: 1 });
    expect(await cleanUp(pool, closedStates)).toMatchObject({ listingViews: 0 });
  });

  it('drops presses of call and WhatsApp after 24 months [M-959]', async () => {
    const id = await addProperty(pool);
    const presses = (age: string) =>
      pool.query(
        `insert into contact_presses values ($1, (now() at time zone 'Asia/Qatar')::date - $2::interval, 'call', 'card', 3)`,
        [id, age],
      );
    await presses('24 months 1 day');
    await presses('23 months');
    expect(await cleanUp(pool, closedStates)).toMatchObject({ contactPresses: 1 });
    expect(await cleanUp(pool, closedStates)).toMatchObject({ contactPresses: 0 });
  });

  it('deletes what has run out and nothing else', async () => {
    await pool.query(
      `insert into captcha_nonces values ('old', now() - interval '1 minute'), ('new', now() + interval '1 minute')`,
    );
    await pool.query(
      `insert into sessions values ('old', '{}', now() - interval '1 minute'), ('new', '{}', now() + interval '1 minute')`,
    );
    for (const state of ['delivered', 'parked'] as const) {
      const { id } = await addLeadToDeliver(pool, state);
      await forceState(pool, id, state);
      await pool.query(
        `insert into delivery_attempts (delivery_id, fence, kind, provider, started_at, subject_version)
         values ($1, 1, 'send', 'fake', now() - interval '1 year', 1), ($1, 2, 'send', 'fake', now(), 1)`,
        [id],
      );
    }
    expect(await cleanUp(pool, closedStates)).toMatchObject({ captchaNonces: 1, sessions: 1, attempts: 1 });
    expect(await cleanUp(pool, closedStates)).toMatchObject({ captchaNonces: 0, sessions: 0, attempts: 0 });
  });
});
