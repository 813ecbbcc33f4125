import { permissions as allPermissions, type Permission } from '@manzil/core/accounts/permissions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../contract/document.ts';
import { readOperations } from '../../contract/operations.ts';
import { signInAs, type Staff } from '../../testing/sign-in.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { callWith, made, type MadeToken } from '../testing/api-tokens.ts';

let api: TestApi;
let admin: Staff;
beforeAll(async () => {
  api = await startApi({ forceWaitMs: 50 });
  admin = await signInAs(api, 'admin');
});
beforeEach(() => api.pool.query('truncate request_limits'));
afterEach(() => api.demandContract());
afterAll(() => api.close());

describe('of every operation of the contract', () => {
  const operations = readOperations(contract);
  const absent: Record<string, string> = {
    id: '2147483647',
    session: '00000000-0000-4000-8000-000000000000',
    slug: 'nowhere',
    crm_provider: 'sandbox',
  };
  const refusals = new Set(['auth.required', 'auth.forbidden', 'auth.session_token']);
  const ofPermission = new Map<string, MadeToken>();

  /** Whether it was let through to what comes after the permission. */
  async function letThrough(method: string, path: string, permission: Permission): Promise<boolean> {
    const token = ofPermission.get(permission) ?? (await made(api, admin, [permission], permission));
    ofPermission.set(permission, token);
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => absent[name] ?? '1');
    const { status, body } = await callWith(api, token, method.toUpperCase(), address);
    expect(status).not.toBe(500);
    return !refusals.has(body['code'] as string);
  }

  it.each(operations.map(({ id, method, path, permission }) => [id, method, path, permission] as const))(
    '%s takes the token that holds its permission, and no other [M-843]',
    async (id, method, path, permission) => {
      // each of these starts work that goes on behind the answer
      const without = permission === 'seo.read' ? 'audit.read' : 'seo.read';
      expect(await letThrough(method, path, without)).toBe(permission === 'public');
      const isHeld = allPermissions.includes(permission as Permission) && permission !== 'users.manage';
      const passes = isHeld ? await letThrough(method, path, permission as Permission) : null;
      expect([id, passes]).toEqual([id, isHeld ? true : null]);
    },
  );
});
