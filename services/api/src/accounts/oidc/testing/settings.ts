interface AtProvider {
  issuer: string;
  client: { id: string; secret: string };
}

/** Of the site, to sign in at this provider. */
export const settingsFor = ({ issuer, client }: AtProvider, more: Record<string, string> = {}) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: client.id,
  OIDC_CLIENT_SECRET: client.secret,
  OIDC_NAME: 'Office account',
  ...more,
});

export const redirectUri = 'http://localhost:3000/api/auth/login/oidc/callback';
