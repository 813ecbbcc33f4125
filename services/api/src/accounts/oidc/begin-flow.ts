import { beginFlow, type OidcFlow } from '@manzil/core/accounts/store/oidc-flow-store';
import type { Response } from 'express';
import type { ApiDeps } from '../../deps.ts';
import { cookieName, cookieOptions } from '../session.ts';
import { flowCookie, flowMs, newFlowSecret, secretsOf } from './flow-secrets.ts';
import type { OidcClient } from './oidc-client.ts';

/**
 * Gives the address at the provider to which this browser goes; whichever it began before counts no more.
 * @throws ProviderError
 */
export async function beginAtProvider(
  { env, database: { pool } }: Pick<ApiDeps, 'env' | 'database'>,
  client: OidcClient,
  flow: OidcFlow,
  res: Response,
): Promise<string> {
  const secret = newFlowSecret();
  // who links proves there who they are: the provider may know another person of this browser
  const address = await client.address(secretsOf(secret), flow.userId !== null);
  await beginFlow(pool, secret, flow);
  res.cookie(cookieName(env.PUBLIC_URL, flowCookie), secret, { ...cookieOptions(env.PUBLIC_URL), maxAge: flowMs });
  return address;
}
