import type { ApiEnv } from '../deps.ts';

/** The page of a one-time link. What opens it stands after the #, which browsers send to no server and name to no site. */
export const linkAddress = ({ PUBLIC_URL }: Pick<ApiEnv, 'PUBLIC_URL'>, token: string): string =>
  `${PUBLIC_URL}/admin-access#${token}`;
