import { useMemo } from 'react';
import { trustedHtml } from './trusted-types.ts';

/** @param clean markup that the api or the editor has cleaned @returns value of `dangerouslySetInnerHTML` */
export const useTrustedHtml = (clean: string): { __html: string } =>
  useMemo(() => ({ __html: trustedHtml(clean) }), [clean]);
