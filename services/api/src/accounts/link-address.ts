import type { ApiEnv } from '../deps.ts';

/** Browsers send what stands after the # to no server. */
export const linkAddress = ({ PUBLIC_URL }: Pick<ApiEnv, 'PUBLIC_URL'>, token: string): string =>
  `${PUBLIC_URL}/admin-access#${token}`;
