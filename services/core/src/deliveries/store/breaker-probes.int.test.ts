import { describe, expect, it } from 'vitest';
import { breakerFixture } from '../testing/breaker-fixture.ts';

const { breakers, failRound, failure, ids, judge, openAndWait, passes, row, success, take, three, writes } =
  await breakerFixture();

describe('probes', () => {
  it('come when the time is over, three at a time', async () => {
    await writes(...three);
    await judge();
    expect(await take()).toBeNull();
    await passes(30_001);
    const taken = await Promise.all(Array.from({ length: 8 }, take));
    expect(taken.filter((probe) => probe !== null)).toHaveLength(3);
    expect(await row()).toMatchObject({ state: 'half_open' });
  });

  it('close it as soon as one works, whatever the others did, and what failed before counts no more', async () => {
    await openAndWait();
    const [first, second, third] = [await take(), await take(), await take()];
    expect(await breakers.judgeProbe(first!, ids[0]!, failure)).toBeNull();
    expect(await breakers.judgeProbe(second!, ids[1]!, success)).toMatchObject({ state: 'closed' });
    expect(await breakers.judgeProbe(third!, ids[2]!, failure)).toBeNull();
    expect(await row()).toMatchObject({ state: 'closed', wait_ms: null });
    expect(await judge()).toBeNull();
  });

  it('open it for twice the time when three different deliveries failed, up to five minutes', async () => {
    await openAndWait();
    for (const openMs of [60_000, 120_000, 240_000, 300_000, 300_000]) {
      expect(await failRound()).toEqual([undefined, undefined, 'open']);
      expect(await row()).toMatchObject({ state: 'open', open_ms: openMs });
      await passes(openMs - 1_000);
      expect(await take()).toBeNull();
      await passes(1_001);
    }
  });

  it('of one odd record, however often it fails, leave room for the others', async () => {
    await openAndWait();
    for (let n = 0; n < 20; n += 1) {
      const probe = await take();
      expect(probe).not.toBeNull();
      expect(await breakers.judgeProbe(probe!, ids[0]!, { ...failure, alert: 'crm.forbidden' })).toBeNull();
    }
    expect(await row()).toMatchObject({ state: 'half_open' });
    expect(await breakers.judgeProbe((await take())!, ids[1]!, success)).toMatchObject({ state: 'closed' });
  });

  it('of workers that died make room when their time is over', async () => {
    await openAndWait();
    const lost = [await take(), await take(), await take()];
    expect(await take()).toBeNull();
    await passes(60_001);
    expect(await take()).not.toBeNull();
    expect(await breakers.judgeProbe(lost[0]!, ids[0]!, success)).toBeNull();
    expect(await row()).toMatchObject({ state: 'half_open' });
  });

  it('that are told to wait are followed by one, no sooner, whoever brings it forward', async () => {
    await openAndWait();
    expect(await breakers.judgeProbe((await take())!, ids[0]!, { ...failure, askedMs: 600_000 })).toMatchObject({
      state: 'open',
    });
    expect((await row())?.wait_ms).toBeGreaterThan(590_000);
    await breakers.bringForward('fake');
    await passes(599_000);
    expect(await take()).toBeNull();
    await passes(1_001);
    expect(await take()).not.toBeNull();
    expect(await take()).toBeNull();
  });

  it('that are refused alert', async () => {
    await openAndWait();
    for (const id of ids.slice(0, 2))
      await breakers.judgeProbe((await take())!, id, { ...failure, alert: 'crm.unauthorized' });
    expect(
      await breakers.judgeProbe((await take())!, ids[2]!, { ...failure, alert: 'crm.unauthorized' }),
    ).toMatchObject({ reason: 'crm.unauthorized', alert: true });
  });

  it('that were not used are there for the next one', async () => {
    await openAndWait();
    await breakers.returnProbe((await take())!);
    expect(await row()).toMatchObject({ state: 'open' });
    const [first, second] = [await take(), await take()];
    await breakers.returnProbe(first!);
    expect(await row()).toMatchObject({ state: 'half_open' });
    await breakers.judgeProbe(second!, ids[0]!, failure);
    await breakers.returnProbe((await take())!);
    expect(await row()).toMatchObject({ state: 'half_open' });
  });

  it('that were judged are no longer there to be given back', async () => {
    await openAndWait();
    const [first, second] = [await take(), await take()];
    await breakers.judgeProbe(first!, ids[0]!, failure);
    await breakers.returnProbe(first!);
    expect(await breakers.judgeProbe(second!, ids[1]!, success)).toMatchObject({ state: 'closed' });
    await breakers.returnProbe(second!);
    expect(await row()).toMatchObject({ state: 'closed' });
  });
});
