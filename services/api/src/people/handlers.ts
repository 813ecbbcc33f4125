import type { ContactReader } from '@manzil/core/accounts/contact-rules';
import type { SignedInUser } from '@manzil/core/accounts/user';
import { readConsents, withdrawConsent } from '@manzil/core/people/store/contact-consent';
import { listContacts, newestOf, readContacts, readDuplicates } from '@manzil/core/people/store/contact-reader';
import { readMerges } from '@manzil/core/people/store/merge-preview';
import { countUnseenEnquiries, listPersonEnquiries } from '@manzil/core/people/store/person-reader';
import { eraseKeptMails } from '@manzil/core/mail/folder-mailer';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { presentContact } from '../leads/contact.ts';
import { listOf, scopeOf } from '../leads/scope.ts';

type PeopleHandlers = Pick<Handlers, 'listContacts' | 'getContact' | 'withdrawContactConsent'>;
type Pool = ApiDeps['database']['pool'];

/** A person whole. @throws ProblemError contact.not_found: none of their enquiries is the reader's to see */
export async function contactDetail(pool: Pool, id: number, user: SignedInUser) {
  const reader: ContactReader = user;
  const scope = scopeOf(user);
  const [contact] = await readContacts(pool, [id], scope, reader);
  const newest = await newestOf(pool, id, scope);
  if (contact === undefined || newest === null) throw new ProblemError('contact.not_found');
  const enquiries = await listPersonEnquiries(pool, newest, scope);
  return {
    contact,
    enquiries: enquiries.map((enquiry) => {
      const { assigneeId: _whose, ...rest } = presentContact(user, enquiry);
      return rest;
    }),
    unseen: await countUnseenEnquiries(pool, newest, scope),
    consent: demandFound((await readConsents(pool, [id])).get(id) ?? null, 'contact.not_found'),
    duplicates: await readDuplicates(pool, id, scope, reader),
    merges: await readMerges(pool, id, scope),
  };
}

export function peopleHandlers({ database: { pool }, env }: Pick<ApiDeps, 'database' | 'env'>): PeopleHandlers {
  return {
    async listContacts({ query, user }) {
      return { status: 200, body: await listContacts(pool, { ...query, ...listOf(user) }) };
    },

    async getContact({ params, user }) {
      return { status: 200, body: await contactDetail(pool, params.id, user) };
    },

    async withdrawContactConsent({ params, user, requestId }) {
      const act = { actor: user, requestId };
      const withdrawn = demandFound(await withdrawConsent(pool, params.id, scopeOf(user), act), 'contact.not_found');
      if (withdrawn.erased.length > 0) await eraseKeptMails(env.DATA_DIR, withdrawn.erased);
      const consent = (await readConsents(pool, [params.id])).get(params.id);
      return { status: 200, body: demandFound(consent ?? null, 'contact.not_found') };
    },
  };
}
