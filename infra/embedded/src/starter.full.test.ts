import { stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { expectNothingLeft, expectSite, usePlace } from './testing/starter-fixture.ts';

const place = usePlace();

it('npm start shows what it does, ends with one banner, and serves the site; SIGTERM leaves no process', async () => {
  const starter = await place.startReady();
  for (const text of ['Starting PostgreSQL', 'Migrating', 'Listings pulled: 5 of 5', 'admin / manzil-demo', 'Ctrl-C']) {
    expect(starter.output()).toContain(text);
  }
  expect(starter.output().split('Manzil is running')).toHaveLength(2);
  await expectSite(starter);
  const processes = await starter.processes();
  const names = ['starter', 'postgres', 'crm-sandbox', 'crm-sync', 'retry', 'notifier', 'scheduler', 'api', 'web'];
  expect(processes.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  starter.npm.kill('SIGTERM');
  await expectNothingLeft(starter, processes);
  expect((await stat(path.join(place.dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
});
