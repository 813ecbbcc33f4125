import { ApiError, codeOf } from '#lib/api/api-error.ts';
import { browserApi, dataOf, sendAgain } from '#lib/api/client.ts';

/**
 * Where the server wants the password once more, `ask` is called, and the very call is sent again when it says true; else it
 * fails as it did.
 * @returns ends it
 */
export function onConfirmationWanted(ask: () => Promise<boolean>): () => void {
  const middleware = {
    async onResponse({ request, response }: { request: Request; response: Response }): Promise<Response | undefined> {
      if (response.status !== 403) return undefined;
      if (codeOf(await ApiError.from(response.clone())) !== 'auth.confirmation_required') return undefined;
      return (await ask()) ? sendAgain(request) : undefined;
    },
  };
  browserApi.use(middleware);
  return () => {
    browserApi.eject(middleware);
  };
}

/** @throws ApiError */
export async function confirmIdentity(password: string): Promise<void> {
  await dataOf(browserApi.POST('/api/auth/confirm', { body: { password } }));
}
