import { CrmUnavailableError } from '../../crm/crm.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeCrm, listing } from './testing/fake-crm.ts';
import { createPullBench, type PullBench } from './testing/pull-bench.ts';

let bench: PullBench;
beforeEach(async () => {
  const references = ['A-1', 'A-2', 'A-3', 'A-4', '10005', '10006', '10007'];
  bench = await createPullBench(createFakeCrm(references.map((reference) => listing(reference))));
});
afterEach(() => bench.close());

const snapshot = () => bench.rows('select p.*, p.xmin::text as written from properties p order by id');

describe('when the CRM is down', () => {
  it('nothing is removed and the pull says so; the next one succeeds', async () => {
    await bench.pull();
    const before = await snapshot();
    bench.crm.failures = Array.from({ length: 4 }, () => new CrmUnavailableError('The CRM refused the connection'));
    expect(await bench.pull({ full: true })).toEqual({
      kind: 'failed',
      code: 'sync.crm_unavailable',
      text: 'The CRM refused the connection',
    });
    expect(await snapshot()).toEqual(before);
    expect(await bench.pull()).toMatchObject({ kind: 'done' });
  });

  it('a page is tried again before the pull gives up', async () => {
    bench.crm.failures = [
      new CrmUnavailableError('The CRM answered 500', 500),
      new CrmUnavailableError('Slow down', 429, 1),
    ];
    expect(await bench.pull()).toMatchObject({ kind: 'done', result: { count: 7 } });
  });

  it('the first start tries until it is up', async () => {
    bench.crm.failures = Array.from({ length: 6 }, () => new CrmUnavailableError('The CRM refused the connection'));
    bench.sync.start();
    await expect.poll(() => bench.rows('select 1 from properties'), { timeout: 10_000 }).toHaveLength(7);
  });
});

describe('two workers', () => {
  it('pull once: the second finds the first at it', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    bench.crm.beforePage = () => held;
    const first = bench.pull();
    await expect.poll(() => bench.rows('select 1 from sync_runs')).toHaveLength(1);
    const other = bench.another();
    expect(await other.pull({ trigger: 'schedule' })).toEqual({ kind: 'busy' });
    const joined = bench.pull();
    release();
    expect(await first).toMatchObject({ kind: 'done' });
    expect(await joined).toEqual(await first);
    expect(await bench.rows('select 1 from sync_runs')).toHaveLength(1);
  });

  it('who asks for everything is not answered by a pull of changes that is under way, or was left behind [M-308]', async () => {
    await bench.pull();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    bench.crm.beforePage = () => held;
    const changes = bench.pull();
    await expect.poll(() => bench.rows(`select 1 from sync_runs where state = 'running'`)).toHaveLength(1);
    const everything = bench.pull({ full: true });
    release();
    expect([await changes, await everything]).toMatchObject([{ full: false }, { kind: 'done', full: true }]);

    await bench.pool.query(
      `insert into sync_runs (batch, provider, trigger, modified_since, lease_until)
       values (gen_random_uuid(), $1, 'schedule', now(), now() - interval '1 minute')`,
      [bench.crm.provider.name],
    );
    expect(await bench.pull({ full: true })).toMatchObject({ kind: 'done', full: true });
    expect(await bench.rows('select modified_since is null as everything from sync_runs order by id')).toEqual(
      [true, false, true, false, true].map((is) => ({ everything: is })),
    );
  });

  it('the second leaves alone what the first is applying, however long that takes, and waits for nothing', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    bench.crm.beforePage = () => held;
    const first = bench.pull();
    await expect.poll(() => bench.rows('select 1 from sync_runs')).toHaveLength(1);
    const applying = await bench.pool.connect();
    try {
      await applying.query(`update sync_runs set lease_until = now() - interval '1 second'`);
      await applying.query('begin');
      await applying.query('select from sync_runs for update');
      expect(await bench.another().pull({ trigger: 'schedule' })).toEqual({ kind: 'busy' });
      await applying.query('rollback');
    } finally {
      applying.release();
    }
    release();
    await first;
  });

  it('the second goes on where the first was killed, and the first then writes nothing more', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    bench.crm.beforePage = (cursor) => (cursor === '3' ? held : undefined);
    const dead = bench.pull();
    await expect.poll(() => bench.rows('select 1 from sync_runs where pages = 1')).toHaveLength(1);
    // as if the first had been killed a minute ago
    await bench.pool.query(`update sync_runs set lease_until = now() - interval '1 second'`);
    bench.crm.beforePage = () => undefined;
    const other = bench.another();
    expect(await other.pull({ trigger: 'schedule' })).toMatchObject({
      kind: 'done',
      result: { count: 7, newProperties: 7 },
    });
    release();
    expect(await dead).toEqual({ kind: 'busy' });
    expect(bench.crm.pagesGiven.filter((cursor) => cursor === null)).toHaveLength(1);
    expect(await bench.rows('select 1 from properties')).toHaveLength(7);
    expect(await bench.rows('select trigger, state from sync_runs')).toEqual([{ trigger: 'staff', state: 'success' }]);
  });

  it('a worker that must stop gives its run back, and the next start goes on with it', async () => {
    bench.crm.beforePage = (cursor) => {
      if (cursor === '3') void bench.sync.stop();
    };
    await expect(bench.pull()).rejects.toThrow();
    bench.crm.beforePage = () => undefined;
    const next = bench.another();
    next.start();
    await expect.poll(() => bench.rows('select 1 from properties'), { timeout: 10_000 }).toHaveLength(7);
    await next.stop();
    expect(bench.crm.pagesGiven.filter((cursor) => cursor === null)).toHaveLength(1);
  });
});
