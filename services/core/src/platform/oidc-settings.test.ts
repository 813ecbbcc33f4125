import { describe, expect, it } from 'vitest';
import { demandProviderSecret, loadEnv } from './env.ts';
import { unsafeSettings } from './settings-safety.ts';

const whole = {
  OIDC_ISSUER: 'https://login.example/realms/office',
  OIDC_CLIENT_ID: 'manzil',
  OIDC_CLIENT_SECRET: 'never shown',
};
const read = (changes: Record<string, string> = {}) => loadEnv([], { ...whole, ...changes });

describe('a provider for sign-in', () => {
  it('is named by issuer, client and secret; what somebody is there gives roles by a list [M-919]', () => {
    expect(read({ OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: 'Team = A=agent, Editors=editor' })).toMatchObject({
      ...whole,
      OIDC_SCOPE: 'openid',
      OIDC_TRUST_MFA: false,
      OIDC_ROLES: [
        ['Team = A', 'agent'],
        ['Editors', 'editor'],
      ],
    });
  });

  it.each([
    [{ OIDC_CLIENT_ID: '' }, 'OIDC_ISSUER and OIDC_CLIENT_ID'],
    [{ OIDC_ISSUER: '' }, 'OIDC_ISSUER and OIDC_CLIENT_ID'],
    [{ OIDC_ISSUER: '', OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_SECRET needs'],
    [{ OIDC_ISSUER: 'login.example' }, 'OIDC_ISSUER'],
    [{ OIDC_SCOPE: 'profile email' }, 'openid'],
    [{ OIDC_ROLES: 'Editors=editor' }, 'OIDC_ROLE_CLAIM and OIDC_ROLES'],
    [{ OIDC_ROLE_CLAIM: 'groups' }, 'OIDC_ROLE_CLAIM and OIDC_ROLES'],
    [{ OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: 'Editors' }, 'OIDC_ROLES'],
    [{ OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: '=editor' }, 'OIDC_ROLES'],
    [{ OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: 'Bosses=admin' }, 'must not give the role admin'],
  ])('with %j does not start, in a sentence without the secret [M-919]', (changes, said) => {
    expect(() => read(changes)).toThrow(said);
    expect(() => read(changes)).not.toThrow(/never shown/);
  });

  it('without its secret stops who starts the processes; those that are not given it begin', () => {
    const env = read({ OIDC_CLIENT_SECRET: '' });
    expect(() => demandProviderSecret(env)).toThrow('OIDC_CLIENT_SECRET must be set');
    expect(() => demandProviderSecret(loadEnv([], {}))).not.toThrow();
  });

  it('speaks https, except on this machine and inside the network of the containers', () => {
    const faults = (issuer: string) =>
      unsafeSettings(read({ OIDC_ISSUER: issuer })).filter((fault) => fault.startsWith('OIDC_ISSUER'));
    expect(faults('http://login.example')).toHaveLength(1);
    for (const safe of ['https://login.example', 'http://127.0.0.1:8080/realms/x', 'http://keycloak:8080/realms/x'])
      expect(faults(safe)).toEqual([]);
  });
});
