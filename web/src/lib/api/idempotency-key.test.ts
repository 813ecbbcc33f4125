import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { type IdempotencyKey, sendWithKey } from './idempotency-key.ts';

const conflict = new ApiError(409, 'Conflict', '{"code":"request.idempotency_conflict"}');

function keys(): IdempotencyKey {
  let n = 1;
  return { current: () => `key-${String(n)}`, renew: () => (n += 1) };
}

it('sends what was changed after a lost answer under a key of its own', async () => {
  const used: string[] = [];
  const sent = await sendWithKey(keys(), async (key) => {
    used.push(key);
    if (key === 'key-1') throw conflict;
    return 'stored';
  });
  expect([sent, used]).toEqual(['stored', ['key-1', 'key-2']]);
});

it('keeps the key after any other failure, and tries no third time', async () => {
  const key = keys();
  await expect(sendWithKey(key, () => Promise.reject(new TypeError('away')), { waitsMs: [] })).rejects.toThrow('away');
  expect(key.current()).toBe('key-1');
  const used: string[] = [];
  const refused = sendWithKey(key, (one) => {
    used.push(one);
    return Promise.reject(conflict);
  });
  await expect(refused).rejects.toBe(conflict);
  expect(used).toEqual(['key-1', 'key-2']);
});
