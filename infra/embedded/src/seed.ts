import type { Env } from '@manzil/core/platform/env';

export async function seedIfEmpty(_url: string, _env: Env): Promise<boolean> {
  return Promise.resolve(false);
}
