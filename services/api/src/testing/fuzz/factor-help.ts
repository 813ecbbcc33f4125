import { codeAt, enrolled, withPassword } from '../../accounts/testing/enrolled.ts';
import { type SoftAuthenticator, softAuthenticator } from '@manzil/testing/soft-authenticator';
import { signInAs } from '../sign-in.ts';
import type { TestApi } from '../start-api.ts';
import { withoutRules } from './factor-rules.ts';
import type { Known } from './known.ts';
import type { Asker, Sessions } from './sessions.ts';

/** A question to a device. An asker who may not ask gets an empty challenge, and a refusal later. */
async function asked(api: TestApi, path: string, headers: Record<string, string>): Promise<{ challenge: string }> {
  const { challenge = '' } = (await (await api.send('POST', path, headers)).json()) as { challenge?: string };
  return { challenge };
}

/** A new person in the asker's place, who has one. */
async function withPasskey(
  api: TestApi,
  asker: Exclude<Asker, 'nobody' | 'user'>,
  sessions: Sessions,
  known: Known,
): Promise<SoftAuthenticator> {
  await sessions.become(asker, await signInAs(api, asker));
  const headers = await sessions.headersOf(asker);
  const device = softAuthenticator();
  const made = device.make((await asked(api, '/api/auth/passkeys/start', headers)).challenge);
  await api.send('POST', '/api/auth/passkeys', headers, made);
  const { rows } = await api.pool.query<{ id: number }>('select max(id) as id from passkeys');
  known.add('passkeys', rows[0]?.id ?? 0);
  return device;
}

type Fields = Record<string, unknown>;

const helped = new Set([
  'proveFactor',
  'confirmTotp',
  'removeTotp',
  'renewRecoveryCodes',
  'resetFactors',
  'addPasskey',
  'removePasskey',
  'signInByPasskey',
  'askPasskeyToConfirm',
  'confirmByPasskey',
  'startIdentityLink',
  'removeIdentity',
]);

/** Second factors need an app in somebody's hand, a link a provider: the asker becomes a person who has one. Null: another operation. */
export function factorHelp(api: TestApi, known: Known, sessions: Sessions) {
  return async (operationId: string, asker: Asker): Promise<Fields | null> => {
    if (asker === 'nobody' || asker === 'user' || !helped.has(operationId)) return null;
    await withoutRules(api);
    switch (operationId) {
      case 'startIdentityLink':
      case 'removeIdentity': {
        // whoever signed in just now, for both ask for the password
        const person = await signInAs(api, asker);
        await sessions.become(asker, person);
        if (operationId === 'removeIdentity')
          await api.pool.query(
            `insert into identities (user_id, issuer, subject) values ($1, 'https://login.example', $2)`,
            [person.id, String(person.id)],
          );
        return {};
      }
      case 'proveFactor': {
        const person = await enrolled(api, asker);
        const { cookie } = await withPassword(api, person.username);
        await sessions.become(asker, { ...person, cookie });
        return { method: 'totp', code: await person.freshCode() };
      }
      case 'confirmTotp': {
        const headers = await sessions.headersOf(asker);
        const begun = await api.send('POST', '/api/auth/factors/totp', headers, undefined);
        const { secret } = (await begun.json()) as { secret?: string };
        return secret === undefined ? null : { code: codeAt(secret, Date.now()) };
      }
      case 'removeTotp':
      case 'renewRecoveryCodes':
        await sessions.become(asker, await enrolled(api, asker));
        return {};
      case 'addPasskey': {
        const headers = await sessions.headersOf(asker);
        const { challenge } = await asked(api, '/api/auth/passkeys/start', headers);
        return { ...softAuthenticator().make(challenge) };
      }
      case 'removePasskey':
      case 'askPasskeyToConfirm':
        await withPasskey(api, asker, sessions, known);
        return {};
      case 'signInByPasskey': {
        const device = await withPasskey(api, asker, sessions, known);
        return { ...device.prove((await asked(api, '/api/auth/login/passkey/question', {})).challenge) };
      }
      case 'confirmByPasskey': {
        const device = await withPasskey(api, asker, sessions, known);
        const headers = await sessions.headersOf(asker);
        return { ...device.prove((await asked(api, '/api/auth/confirm/passkey/question', headers)).challenge) };
      }
      default:
        known.add('users', (await enrolled(api, 'editor')).id);
        return {};
    }
  };
}
