import { codeAt, enrolled, withPassword } from '../../accounts/testing/enrolled.ts';
import type { TestApi } from '../start-api.ts';
import { withoutRules } from './factor-rules.ts';
import type { Known } from './known.ts';
import type { Asker, Sessions } from './sessions.ts';

type Fields = Record<string, unknown>;

const helped = new Set(['proveFactor', 'confirmTotp', 'removeTotp', 'renewRecoveryCodes', 'resetFactors']);

/** Second factors need an app in somebody's hand: the asker becomes a person who has one. Null: another operation. */
export function factorHelp(api: TestApi, known: Known, sessions: Sessions) {
  return async (operationId: string, asker: Asker): Promise<Fields | null> => {
    if (asker === 'nobody' || asker === 'user' || !helped.has(operationId)) return null;
    await withoutRules(api);
    switch (operationId) {
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
      default:
        known.add('users', (await enrolled(api, 'editor')).id);
        return {};
    }
  };
}
