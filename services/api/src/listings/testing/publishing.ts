import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { staffAs, type Staff } from './staff-as.ts';

export interface Publishing {
  api: TestApi;
  editor: Staff;
  admin: Staff;
  /** Sets the office's minimum in percent, none with null. */
  minimum(value: number | null): Promise<{ minimum: number | null; published: number }>;
}

/** An api with no listings and no minimum before each test of a file; what is given back is filled before its first. */
export function publishingApi(): Publishing {
  const given = {
    minimum: (value) => given.admin.json('PUT', '/api/admin/settings/publishing', { minimum: value }),
  } as Publishing;
  beforeAll(async () => {
    given.api = await startApi();
    given.editor = await staffAs(given.api, 'editor');
    given.admin = await staffAs(given.api, 'admin');
  });
  beforeEach(() => given.api.pool.query('delete from properties'));
  afterEach(async () => {
    await given.minimum(null);
    given.api.demandContract();
  });
  afterAll(() => given.api.close());
  return given;
}
