/** RCP-27. */
import { describe, expect, it } from 'vitest';
import { serverWith } from './testing/filled-server.ts';
import { providerOf, pullAll } from './testing/reso-provider.ts';

const early = '2020-01-01T00:00:00.000Z';

describe('the log of events', () => {
  it.each(['number', 'text'] as const)(
    'gives what changed, what is gone and what a picture belongs to, and nothing else: numbers as %s',
    async (numbers) => {
      const server = await serverWith(12, { numbers });
      const provider = providerOf(server);
      const { checkpoint } = await pullAll(provider);
      server.store.change('K000001', { PublicRemarks: 'changed' });
      server.store.remove('K000002');
      server.store.change('K000003', { StandardStatus: 'Closed' });
      server.store.setMedia('K000004', [{ key: 'a', url: 'https://cdn.example/a.jpg' }]);
      server.requests.length = 0;
      const pulled = await pullAll(provider, { modifiedSince: early, checkpoint, limit: 2 });
      expect(pulled.records.get('K000001')?.description).toBe('changed');
      expect(pulled.records.get('K000004')?.pictures[0]).toContain('https://cdn.example/a.jpg#');
      expect([...new Set(pulled.deleted)].toSorted()).toEqual(['K000002', 'K000003']);
      expect([...pulled.records.keys()].toSorted()).toEqual(['K000001', 'K000004']);
      expect(server.requests.filter((request) => request.includes('ModificationTimestamp ge'))).toEqual([]);
      expect(await pullAll(provider, { modifiedSince: early, checkpoint: pulled.checkpoint })).toMatchObject({
        deleted: [],
        records: new Map(),
      });
    },
  );

  it('gives an event of a lower number that ends after a higher one, once [M-309]', async () => {
    const server = await serverWith(12);
    const provider = providerOf(server);
    const first = await pullAll(provider);
    const commit = server.store.begin(() => server.store.change('K000001', { PublicRemarks: 'late' }));
    server.store.change('K000002', { PublicRemarks: 'in time' });
    const second = await pullAll(provider, { modifiedSince: early, checkpoint: first.checkpoint, limit: 3 });
    expect([...second.records.keys()]).toEqual(['K000002']);
    commit();
    const third = await pullAll(provider, { modifiedSince: early, checkpoint: second.checkpoint, limit: 3 });
    expect(third.records.get('K000001')?.description).toBe('late');
    expect([...third.records.keys()]).toEqual(['K000001']);
    const fourth = await pullAll(provider, { modifiedSince: early, checkpoint: third.checkpoint, limit: 3 });
    expect([...fourth.records.keys()]).toEqual([]);
  });

  it('gives a late event and a late deletion behind several hundred others [M-309]', async () => {
    const server = await serverWith(20);
    const provider = providerOf(server);
    const first = await pullAll(provider);
    const commit = server.store.begin(() => {
      server.store.change('K000001', { PublicRemarks: 'late' });
      server.store.remove('K000002');
    });
    for (let n = 0; n < 400; n += 1) server.store.change('K000003', { PublicRemarks: `change ${String(n)}` });
    const second = await pullAll(provider, { modifiedSince: early, checkpoint: first.checkpoint, limit: 50 });
    expect([[...second.records.keys()], second.deleted]).toEqual([['K000003'], []]);
    commit();
    const third = await pullAll(provider, { modifiedSince: early, checkpoint: second.checkpoint, limit: 50 });
    expect([[...third.records.keys()], third.deleted]).toEqual([['K000001'], ['K000002']]);
  });

  it('is not read from its beginning where the server gives fewer events of a page than were asked for', async () => {
    const server = await serverWith(60, { pageSize: 20 });
    const provider = providerOf(server);
    const { checkpoint } = await pullAll(provider);
    server.store.change('K000001', { PublicRemarks: 'changed' });
    const pulled = await pullAll(provider, { modifiedSince: early, checkpoint });
    expect([...pulled.records.keys()]).toEqual(['K000001']);
  });

  it('that speaks of nothing of ours for long is passed over in a few pages', async () => {
    const server = await serverWith(3, { pageSize: 10 });
    const provider = providerOf(server);
    const { checkpoint } = await pullAll(provider);
    for (let n = 0; n < 700; n += 1) server.store.note('Member', `M${String(n)}`);
    server.store.change('K000001', { PublicRemarks: 'changed' });
    const pulled = await pullAll(provider, { modifiedSince: early, checkpoint });
    expect([...pulled.records.keys()]).toEqual(['K000001']);
    expect(pulled.pages.length).toBeLessThan(10);
  });

  it('goes on from a number alone, as it was kept before', async () => {
    const server = await serverWith(3);
    const provider = providerOf(server);
    const { checkpoint } = await pullAll(provider);
    const { newest } = JSON.parse(checkpoint ?? '') as { newest: number };
    server.store.change('K000001', { PublicRemarks: 'changed' });
    const pulled = await pullAll(provider, { modifiedSince: early, checkpoint: String(newest) });
    expect([...pulled.records.keys()]).toEqual(['K000001']);
  });

  it('that began anew, or is new to us, asks for a comparison', async () => {
    const server = await serverWith(3);
    const provider = providerOf(server);
    const newer = await pullAll(provider, { modifiedSince: early, checkpoint: '999999' });
    expect(newer.pages[0]?.compare).toBe(true);
    expect((await pullAll(provider, { modifiedSince: early })).pages[0]?.compare).toBe(true);
    expect((await pullAll(provider)).pages[0]?.compare).toBe(false);
  });

  it('that began anew and has grown past where we were asks for a comparison, and changes are read by time', async () => {
    const server = await serverWith(5);
    const provider = providerOf(server);
    const { checkpoint } = await pullAll(provider);
    server.store.restartLog();
    server.store.change('K000001', { PublicRemarks: 'changed' });
    for (let n = 0; n < 20; n += 1) server.store.change('K000002', { PublicRemarks: `change ${String(n)}` });
    const pulled = await pullAll(provider, { modifiedSince: early, checkpoint });
    expect(pulled.pages[0]?.compare).toBe(true);
    expect(pulled.records.get('K000001')?.description).toBe('changed');
    const next = await pullAll(provider, { modifiedSince: early, checkpoint: pulled.checkpoint });
    expect([next.pages[0]?.compare, next.records.size]).toEqual([false, 0]);
  });

  it('of which old events are gone goes on', async () => {
    const server = await serverWith(5);
    const provider = providerOf(server);
    const { checkpoint } = await pullAll(provider);
    server.store.events.length = 0;
    server.store.change('K000001', { PublicRemarks: 'changed' });
    const pulled = await pullAll(provider, { modifiedSince: early, checkpoint });
    expect([pulled.pages[0]?.compare, [...pulled.records.keys()]]).toEqual([false, ['K000001']]);
  });

  it('with a picture that is gone reads changes by time as well', async () => {
    const server = await serverWith(3);
    server.store.setMedia('K000001', [{ key: 'a', url: 'https://cdn.example/a.jpg' }]);
    const provider = providerOf(server);
    const { checkpoint } = await pullAll(provider);
    server.store.setMedia('K000001', []);
    const pulled = await pullAll(provider, { modifiedSince: early, checkpoint });
    expect(pulled.records.get('K000001')?.pictures).toEqual([]);
    expect(server.requests.some((request) => request.includes('ModificationTimestamp ge'))).toBe(true);
  });
});
