import type { WhatIsSo } from '@manzil/crm-servers/lying/server';

export interface LyingCrmClient {
  tell(lie: string | null): Promise<void>;
  whatIsSo(): Promise<WhatIsSo>;
}

const withinMs = 30_000;
/** On a busy machine a kept connection may close just as it is used. */
const tries = 3;

export function lyingCrmClient({ url, key }: { url: string; key: string }): LyingCrmClient {
  async function call(method: string, body?: object): Promise<unknown> {
    for (let left = tries - 1; ; left -= 1)
      try {
        return await ask(method, body);
      } catch (error) {
        if (left === 0) throw error;
      }
  }

  async function ask(method: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${url}/control`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(withinMs),
    });
    if (!answer.ok) throw new Error(`The lying CRM answered ${String(answer.status)}`);
    return answer.json();
  }
  return {
    tell: async (lie) => void (await call('PUT', { lie })),
    whatIsSo: async () => (await call('GET')) as WhatIsSo,
  };
}
