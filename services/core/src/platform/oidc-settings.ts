/** Sign-in of staff through an OpenID Connect provider. */
import { z } from 'zod';
import { onOff, url } from './setting-types.ts';

/** `value=role` pairs, the first that fits wins. */
const roles = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((pair) => pair.trim())
      .filter((pair) => pair !== '')
      .map((pair): [value: string, role: string] => {
        const at = pair.lastIndexOf('=');
        return [pair.slice(0, Math.max(0, at)).trim(), pair.slice(at + 1).trim()];
      }),
  )
  .refine((pairs) => pairs.every(([value, role]) => value !== '' && /^[a-z][a-z0-9_]{1,29}$/.test(role)), {
    error: 'must be pairs like "Agents=agent", separated by commas',
  })
  .refine((pairs) => pairs.every(([, role]) => role !== 'admin'), {
    error: 'must not give the role admin: only a person gives it',
  });

export const oidcSettings = {
  OIDC_ISSUER: url('http:', 'https:')
    .optional()
    .describe(
      'Issuer of an OpenID Connect provider with which staff sign in as well, as its own metadata spell it; left out: there is none.',
    ),
  OIDC_CLIENT_ID: z.string().min(1).max(300).optional().describe('Client that the provider knows the site as.'),
  OIDC_CLIENT_SECRET: z.string().min(1).max(1_000).optional().describe('Secret of that client.'),
  OIDC_NAME: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .optional()
    .describe('What the provider is called on the sign-in page; left out: the name in its address.'),
  OIDC_SCOPE: z
    .string()
    .regex(/^(?:[!#-[\]-~]+ )*openid(?: [!#-[\]-~]+)*$/, { error: 'must hold openid, separated by single spaces' })
    .max(300)
    .default('openid')
    .describe('What the provider is asked for: more than openid only where OIDC_ROLE_CLAIM needs it.'),
  OIDC_ROLE_CLAIM: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe(
      'Claim of the id token that says what somebody is there, such as groups; left out: roles are given here.',
    ),
  OIDC_ROLES: roles.describe(
    'Which role a value of OIDC_ROLE_CLAIM gives at each sign-in, as "Agents=agent,Editors=editor": the first that fits. Never one that manages accounts, and never to somebody who does.',
  ),
  OIDC_TRUST_MFA: onOff
    .default(false)
    .describe(
      'on: a sign-in for which the provider says that it asked for several factors (amr mfa) needs no second step here.',
    ),
};
