import { describe, expect, it } from 'vitest';
import { credentialNames, firstOf, noCredentials } from './crm-credentials.ts';

const environment = { apiKey: 'key-e', clientId: 'id-e', clientSecret: 'secret-e' };
const stored = { apiKey: 'key-s', clientId: 'id-s', clientSecret: 'secret-s' };

describe('the credentials of the CRM', () => {
  it('are none at first', () => {
    expect(noCredentials).toEqual({ apiKey: null, clientId: null, clientSecret: null });
    expect(firstOf(noCredentials, noCredentials)).toEqual(noCredentials);
  });

  it('are those of the environment where it has them, else what is stored', () => {
    expect(firstOf(environment, stored)).toEqual(environment);
    expect(firstOf(environment, noCredentials)).toEqual(environment);
    expect(firstOf(noCredentials, stored)).toEqual(stored);
  });

  it.each(credentialNames)('are put together value by value: %s', (name) => {
    expect(firstOf({ ...noCredentials, [name]: environment[name] }, stored)).toEqual({
      ...stored,
      [name]: environment[name],
    });
    expect(firstOf({ ...environment, [name]: null }, stored)).toEqual({ ...environment, [name]: stored[name] });
  });
});
