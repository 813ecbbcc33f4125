import { expect, it } from 'vitest';
import { startTestRedis } from './redis.ts';

it('ends with this process, also when it was stopped and started again', async () => {
  const before = process.listenerCount('exit');
  const redis = await startTestRedis();
  expect(process.listenerCount('exit')).toBe(before + 1);
  await redis.stop();
  expect(process.listenerCount('exit')).toBe(before);
  await redis.start();
  expect(process.listenerCount('exit')).toBe(before + 1);
  await redis.stop();
  expect(process.listenerCount('exit')).toBe(before);
});
