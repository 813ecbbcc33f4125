import { queryOptions } from '@tanstack/react-query';
import { keyOf } from '#lib/api/asked.ts';
import { type Api, browserApi, dataOf } from '#lib/api/client.ts';

export interface CaptchaChallenge {
  /** Such as `7 + 4`. */
  question: string;
  token: string;
  /** Given when the captcha is off: the form shows 1+1 with its answer. */
  prefilled: string | null;
}

/** While the captcha is off the server takes any token. */
const disabled: CaptchaChallenge = { question: '1+1', token: 'captcha-disabled', prefilled: '2' };

/** @throws ApiError or TypeError when there is none */
export async function captchaQuestion(api: Api, signal?: AbortSignal): Promise<CaptchaChallenge> {
  const answer = await dataOf(
    api.GET('/api/captcha', { ...(signal === undefined ? {} : { signal }), cache: 'no-store' }),
  );
  if ('token' in answer) return { question: answer.question, token: answer.token, prefilled: null };
  return { ...disabled };
}

/** Never refetched by itself: somebody may be answering it. */
export const captchaQuery = queryOptions({
  queryKey: keyOf('/api/captcha'),
  queryFn: async ({ signal }): Promise<CaptchaChallenge> => {
    try {
      return await captchaQuestion(browserApi, signal);
    } catch (error) {
      if (!signal.aborted) console.error('Failed to load CAPTCHA', error instanceof Error ? error.name : error);
      throw error;
    }
  },
  // a new question may read like the last, and still needs its answer anew
  structuralSharing: false,
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
