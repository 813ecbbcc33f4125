/** The authorization code flow with PKCE (OpenID Connect Core 1.0, 3.1; RFC 7636; RFC 9700). */
import type { ProviderSubject } from '@manzil/core/accounts/store/identity-store';
import { demandProviderSecret, type Env } from '@manzil/core/platform/env';
import * as openid from 'openid-client';
import { boundedFetch } from './bounded-fetch.ts';
import type { FlowSecrets } from './flow-secrets.ts';
import { ProviderError, ProviderRefusedError, ProviderUnreachableError } from './provider-errors.ts';

/** Of each request. */
const seconds = 5;
/** OpenID Connect Core 1.0, 2: ASCII, at most 255. */
const subjectForm = /^[ -~]{1,255}$/;

export interface Identified extends ProviderSubject {
  /** As the provider says, `amr` of RFC 8176: it asked for several factors. */
  severalFactors: boolean;
  /** Value of OIDC_ROLE_CLAIM; undefined without. */
  roleClaim: unknown;
}

export interface OidcClient {
  readonly name: string;
  /** Where the browser goes. @param anew the person proves who they are even where they are signed in there @throws ProviderError */
  address(secrets: FlowSecrets, anew: boolean): Promise<string>;
  /** @param search the query with which the browser came back @throws ProviderError */
  identify(search: string, secrets: FlowSecrets): Promise<Identified>;
}

type Settings = Pick<
  Env,
  | 'PUBLIC_URL'
  | 'OIDC_ISSUER'
  | 'OIDC_CLIENT_ID'
  | 'OIDC_CLIENT_SECRET'
  | 'OIDC_NAME'
  | 'OIDC_SCOPE'
  | 'OIDC_ROLE_CLAIM'
>;

export const callbackPath = '/api/auth/login/oidc/callback';

/** Null where none is set. @throws EnvError for one without the secret of its client */
export function createOidcClient(settings: Settings): OidcClient | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = settings;
  demandProviderSecret(settings);
  if (OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined) return null;
  const issuer = new URL(OIDC_ISSUER);
  const back = `${settings.PUBLIC_URL}${callbackPath}`;
  let known: openid.Configuration | null = null;
  const discovered = async () => (known = await discover(issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET));
  return {
    name: settings.OIDC_NAME ?? issuer.hostname,

    async address({ state, nonce, verifier }, anew) {
      try {
        // anew each time: a browser that is sent to a provider that is gone finds no way back
        const address = openid.buildAuthorizationUrl(await discovered(), {
          redirect_uri: back,
          scope: settings.OIDC_SCOPE,
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(anew && { prompt: 'login' }),
        });
        // the browser would follow any other, too
        if (address.protocol === 'https:' || address.protocol === issuer.protocol) return address.href;
      } catch (error) {
        return declared(error);
      }
      throw new ProviderRefusedError('its metadata name no web address');
    },

    async identify(search, { state, nonce, verifier }) {
      try {
        const tokens = await openid.authorizationCodeGrant(known ?? (await discovered()), new URL(`${back}${search}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return identified(tokens.claims() ?? null, settings.OIDC_ROLE_CLAIM);
      } catch (error) {
        return declared(error);
      }
    },
  };
}

async function discover(issuer: URL, clientId: string, secret: string): Promise<openid.Configuration> {
  const insecure = issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [];
  const options = { timeout: seconds, [openid.customFetch]: boundedFetch as openid.CustomFetch, execute: insecure };
  const found = (await openid.discovery(issuer, clientId, undefined, openid.None(), options)).serverMetadata();
  const config = new openid.Configuration(found, clientId, undefined, authentication(found, secret));
  config.timeout = seconds;
  config[openid.customFetch] = boundedFetch as openid.CustomFetch;
  for (const allow of insecure) allow(config);
  // the signature too, and not TLS alone, says who made an id token
  openid.enableNonRepudiationChecks(config);
  return config;
}

/** In the header, which is the default where the metadata say nothing (OpenID Connect Discovery 1.0, 3). */
function authentication(metadata: openid.ServerMetadata, secret: string): openid.ClientAuth {
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic') ? openid.ClientSecretBasic(secret) : openid.ClientSecretPost(secret);
}

function identified(claims: openid.IDToken | null, roleClaim: string | undefined): Identified {
  if (claims === null || !subjectForm.test(claims.sub)) throw new ProviderRefusedError('its token names nobody');
  const { amr } = claims;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    severalFactors: Array.isArray(amr) && amr.includes('mfa'),
    roleClaim: roleClaim === undefined ? undefined : claims[roleClaim],
  };
}

/** @throws ProviderError */
function declared(error: unknown): never {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ProviderError) throw cause;
    // that of the request, which a slow answer has used up
    if (cause.name === 'TimeoutError') throw new ProviderUnreachableError('not in time', { cause: error });
  }
  const isCancelled = error instanceof openid.AuthorizationResponseError && error.error === 'access_denied';
  throw new ProviderRefusedError('what it sent is not valid', { isCancelled, cause: error });
}
