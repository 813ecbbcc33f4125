import { withoutSubscriptionLinks } from '@manzil/core/leads/subscription-link';
import { eraseKeptMails, readKeptMails } from '@manzil/core/mail/folder-mailer';
import { countDuplicates } from '@manzil/core/people/store/contact-reader';
import { ConfirmationError, erasePerson, PersonChangedError } from '@manzil/core/people/store/person-eraser';
import {
  countUnseenEnquiries,
  listPersonEnquiries,
  readOwnersExport,
  readPersonExport,
} from '@manzil/core/people/store/person-reader';
import { demandConfirmed } from '../accounts/step-up.ts';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { demandAllContact, presentContact } from './contact.ts';
import { scopeOf } from './scope.ts';

type PersonHandlers = Pick<Handlers, 'listPersonEnquiries' | 'exportPerson' | 'erasePerson'>;

export function personHandlers({ database: { pool }, env }: Pick<ApiDeps, 'database' | 'env'>): PersonHandlers {
  /** That are kept here: what stands in them of this person. */
  async function mailsAbout(enquiries: readonly { referenceId: string }[]) {
    const references = new Set(enquiries.map(({ referenceId }) => referenceId));
    const kept = await readKeptMails(env.DATA_DIR);
    return kept
      .filter(({ leadReference }) => leadReference !== null && references.has(leadReference))
      .map(({ at, subject, text, leadReference }) => ({
        at,
        reference: leadReference,
        subject,
        text: withoutSubscriptionLinks(text, '[link]'),
      }));
  }

  return {
    async listPersonEnquiries({ params, user }) {
      const enquiries = await listPersonEnquiries(pool, params.id, scopeOf(user));
      if (enquiries.length === 0) throw new ProblemError('lead.not_found');
      const shown = enquiries.map((enquiry) => {
        const { assigneeId: _whose, ...rest } = presentContact(user, enquiry);
        return rest;
      });
      const [unseen, duplicates] = await Promise.all([
        countUnseenEnquiries(pool, params.id, scopeOf(user)),
        countDuplicates(pool, params.id, scopeOf(user)),
      ]);
      return { status: 200, body: { enquiries: shown, unseen, duplicates } };
    },

    async exportPerson({ params, user, req }) {
      demandAllContact(user);
      demandConfirmed(req);
      const enquiries = await readPersonExport(pool, params.id);
      const [first] = enquiries;
      if (first === undefined) throw new ProblemError('lead.not_found');
      return {
        status: 200,
        headers: { 'Content-Disposition': `attachment; filename="person-${first.referenceId}.json"` },
        body: {
          exportedAt: new Date().toISOString(),
          enquiries,
          owners: await readOwnersExport(pool, params.id),
          mails: await mailsAbout(enquiries),
        },
      };
    },

    async erasePerson({ params, body, user, req, requestId }) {
      // the address that confirms it would tell whether a guess is right
      demandAllContact(user);
      demandConfirmed(req);
      const erased = await erasePerson(
        pool,
        { leadId: params.id, confirmation: body.confirmation, leadIds: body.leadIds },
        { actor: user, requestId },
      ).catch((error: unknown) => {
        throw declared(error);
      });
      const { references, cancelled, mailsSent, crmCopies, owners } = demandFound(erased, 'lead.not_found');
      const mailsErased = await eraseKeptMails(env.DATA_DIR, references);
      return { status: 200, body: { erased: references.length, cancelled, mailsErased, mailsSent, crmCopies, owners } };
    },
  };
}

function declared(error: unknown): unknown {
  if (error instanceof PersonChangedError) return new ProblemError('lead.person_changed');
  return error instanceof ConfirmationError ? new ProblemError('lead.confirmation_wrong') : error;
}
