import { queryOptions } from '@tanstack/react-query';
import { keyOf } from '#lib/api/asked.ts';
import { type Api, browserApi, dataOf } from '#lib/api/client.ts';

export interface CaptchaChallenge {
  /** A small sum as text, such as `7 + 4`. */
  question: string;
  token: string;
  /** Given when the server asks nothing: the form shows 1+1 with its answer. */
  prefilled: string | null;
}

/** The server takes any text for a token while the captcha is off, and none while it is on. */
const disabled: CaptchaChallenge = { question: '1+1', token: 'captcha-disabled', prefilled: '2' };

/** Asks the server for a question. @throws ApiError or TypeError when there is none to be had */
export async function captchaQuestion(api: Api, signal?: AbortSignal): Promise<CaptchaChallenge> {
  const answer = await dataOf(
    api.GET('/api/captcha', { ...(signal === undefined ? {} : { signal }), cache: 'no-store' }),
  );
  if ('token' in answer) return { question: answer.question, token: answer.token, prefilled: null };
  return { ...disabled };
}

/** A fresh question. It stays until the form asks for another: a question must not change under the visitor's hands. */
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
  // each answer is another question, also one that reads like the last: the form fills its answer in anew
  structuralSharing: false,
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
