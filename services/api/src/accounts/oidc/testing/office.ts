/** A site whose staff sign in at a certified provider as well. */
import type { NoticeKind } from '@manzil/core/accounts/account-notice';
import type { Role } from '@manzil/core/accounts/user';
import { signInAs, type Staff } from '../../../testing/sign-in.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { Browser } from './browser.ts';
import { startRealProvider } from './real-provider.ts';
import { redirectUri, settingsFor } from './settings.ts';

export const start = '/api/auth/login/oidc';

export interface AuditLine {
  action: string;
  subject_id: string | null;
  after: unknown;
}

export interface Office {
  api: TestApi;
  /** What people were told of. */
  told: { kind: NoticeKind; to: number }[];
  /** Somebody new sits before the provider. Gives their number there. */
  sits(claims?: Record<string, unknown>): string;
  /** What the provider tells of them from now on. */
  tells(claims: Record<string, unknown>): void;
  /** As far as the address at the provider, with its cookie in the browser. */
  beginLink(person: Staff, browser: Browser): Promise<{ status: number; code: string | null; address: string }>;
  /** Gives where it ends. */
  link(person: Staff): Promise<string>;
  /** Somebody who is linked to who sits there now. @throws Error when that is refused */
  linked(role?: Role): Promise<Staff>;
  lastEntry(): Promise<number>;
  entriesSince(id: number): Promise<AuditLine[]>;
  close(): Promise<void>;
}

export async function openOffice(more: Record<string, string> = {}): Promise<Office> {
  const provider = await startRealProvider(redirectUri);
  const told: Office['told'] = [];
  const api = await startApi({
    settings: { ...settingsFor(provider, more), DEMO_MODE: 'on' },
    replace: { tellOfFactors: (kind, to) => told.push({ kind, to }) },
  });
  let people = 0;

  const beginLink: Office['beginLink'] = async ({ cookie, origin }, browser) => {
    browser.keep(cookie);
    const answer = await api.send('POST', '/api/auth/identity', { cookie, origin });
    const flow = answer.headers.getSetCookie().find((one) => one.startsWith('manzil.oidc='));
    if (flow !== undefined) browser.keep(flow.split(';')[0] ?? '');
    const { code = null, address = '' } = (await answer.json()) as { code?: string; address?: string };
    return { status: answer.status, code, address };
  };
  const link: Office['link'] = async (person) => {
    const browser = new Browser(api);
    return browser.go((await beginLink(person, browser)).address);
  };

  return {
    api,
    told,
    sits(claims = {}) {
      provider.person = { subject: `person-${String((people += 1))}`, claims };
      return provider.person.subject;
    },
    tells(claims) {
      provider.person.claims = claims;
    },
    beginLink,
    link,
    async linked(role = 'agent') {
      const person = await signInAs(api, role);
      const place = await link(person);
      if (place !== '/admin/account?provider=linked') throw new Error(`Linking ended at ${place}`);
      return person;
    },
    async lastEntry() {
      const { rows } = await api.pool.query<{ id: number }>(
        'select coalesce(max(id), 0)::integer as id from audit_entries',
      );
      return rows[0]?.id ?? 0;
    },
    async entriesSince(id) {
      const { rows } = await api.pool.query<AuditLine>(
        'select action, subject_id, after from audit_entries where id > $1 order by id',
        [id],
      );
      return rows;
    },
    async close() {
      await api.close();
      await provider.close();
    },
  };
}
