import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type CaptchaChallenge, captchaQuery } from './captcha-query.ts';

export type Captcha = { refresh: () => void; challenge: CaptchaChallenge | null } & (
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; question: string }
);

/** While a new question loads, the old one no longer counts. */
export function useCaptcha(): Captcha {
  const { data, isFetching, isError, refetch } = useQuery(captchaQuery);
  const refresh = useCallback(() => void refetch(), [refetch]);
  if (isFetching) return { state: 'loading', challenge: null, refresh };
  if (isError || data === undefined) return { state: 'failed', challenge: null, refresh };
  return { state: 'ready', question: data.question, challenge: data, refresh };
}
