import { describe, expect, it } from 'vitest';
import { checkReadiness } from './health.ts';

describe('checkReadiness', () => {
  it('is ready when every check works', async () => {
    expect(await checkReadiness({ database: () => Promise.resolve(1) })).toEqual({
      ready: true,
      checks: { database: 'ok' },
    });
  });

  it('names what failed, whether it rejects, throws or never answers', async () => {
    const readiness = await checkReadiness(
      {
        rejects: () => Promise.reject(new Error('no')),
        throws: () => {
          throw new Error('no');
        },
        hangs: () => new Promise(() => undefined),
        works: () => Promise.resolve(),
      },
      20,
    );
    expect(readiness).toEqual({
      ready: false,
      checks: { rejects: 'failed', throws: 'failed', hangs: 'failed', works: 'ok' },
    });
  });
});
