import type { APIRequestContext } from '@playwright/test';
import { type Head, readHead } from '../../testing/head.ts';

/** Does not follow redirects. */
export async function headOf(request: APIRequestContext, address: string): Promise<Head> {
  const answer = await request.get(address, { maxRedirects: 0 });
  return readHead(answer.status(), await answer.text());
}
