import type { TestApi } from './start-api.ts';

/** The body is empty where there was none. */
export interface Called {
  status: number;
  body: Record<string, unknown>;
}

export function callAs(
  api: TestApi,
  { cookie, origin }: { cookie: string; origin: string },
): (method: string, path: string, body?: unknown) => Promise<Called> {
  return async (method, path, body) => {
    const answer = await api.send(method, path, { cookie, origin }, body);
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
  };
}
