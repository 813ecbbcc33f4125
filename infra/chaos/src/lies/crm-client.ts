import type { WhatIsSo } from '@manzil/crm-servers/lying/server';
import { callerOf } from '../sandbox-client.ts';

export interface LyingCrmClient {
  tell(lie: string | null): Promise<void>;
  whatIsSo(): Promise<WhatIsSo>;
}

/** On a busy machine a kept connection may close just as it is used. */
const tries = 3;

export function lyingCrmClient({ url, key }: { url: string; key: string }): LyingCrmClient {
  const ask = callerOf(url, key);
  async function call(method: string, body?: object): Promise<unknown> {
    for (let left = tries - 1; ; left -= 1)
      try {
        return await ask(method, '/control', body);
      } catch (error) {
        if (left === 0) throw error;
      }
  }

  return {
    tell: async (lie) => void (await call('PUT', { lie })),
    whatIsSo: async () => (await call('GET')) as WhatIsSo,
  };
}
