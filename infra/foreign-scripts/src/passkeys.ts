/** Passkeys with names that somebody else may have chosen. */
import { softAuthenticator } from '@manzil/testing/soft-authenticator';
import type { Site } from './site.ts';

export const longestPasskeyName = 60;

/** @throws Error when one is not taken */
export async function namePasskeys(site: Site, names: readonly string[]): Promise<void> {
  await confirm(site);
  for (const name of names) {
    const { challenge } = JSON.parse((await site.ask('POST', '/api/auth/passkeys/start')).text) as {
      challenge: string;
    };
    const made = softAuthenticator().make(challenge, { name, origin: site.url });
    const added = await site.ask('POST', '/api/auth/passkeys', made);
    if (added.status !== 200) throw new Error(`A passkey named ${name} is not taken: ${added.text}`);
  }
}

export async function removePasskeys(site: Site): Promise<void> {
  await confirm(site);
  const { passkeys } = JSON.parse((await site.ask('GET', '/api/auth/factors')).text) as { passkeys: { id: number }[] };
  for (const { id } of passkeys) await site.ask('DELETE', `/api/auth/passkeys/${String(id)}`);
}

/** The password again, which is older than five minutes by then. */
const confirm = (site: Site): Promise<unknown> => site.ask('POST', '/api/auth/confirm', { password: 'manzil-demo' });
