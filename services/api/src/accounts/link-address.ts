import type { ApiEnv } from '../deps.ts';

/** The token stands after the #, which browsers send to no server and no other site. */
export const linkAddress = ({ PUBLIC_URL }: Pick<ApiEnv, 'PUBLIC_URL'>, token: string): string =>
  `${PUBLIC_URL}/admin-access#${token}`;
