import type { SignedInUser } from '@manzil/core/accounts/user';
import { MessageError, type MessageProblem } from '@manzil/core/leads/message';
import { placesIn } from '@manzil/core/leads/message-template';
import { messageValues } from '@manzil/core/leads/message-values';
import { addMessageFile, readMessageFile } from '@manzil/core/leads/store/message-files';
import { readMessageFacts } from '@manzil/core/leads/store/message-facts';
import { findLead } from '@manzil/core/leads/store/lead-reader';
import { listMessages, type NewMessage, writeMessage } from '@manzil/core/leads/store/lead-messages';
import { readOffice } from '@manzil/core/office/store/office-store';
import type { components } from '@manzil/contract/api';
import type { Handlers } from '../contract/handler.ts';
import { answerPrivateFile, receivedFile } from '../contract/private-file.ts';
import { demandFound, type FieldProblem, invalidRequest, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { scopeOf } from './scope.ts';

type Operations = 'getMessageValues' | 'listLeadMessages' | 'writeLeadMessage' | 'addMessageFile' | 'getMessageFile';
type Deps = Pick<ApiDeps, 'database' | 'publisher' | 'env' | 'log'>;

/** What staff write to the person behind a lead that they may see. */
export function messageHandlers({ database: { pool }, publisher, env, log }: Deps): Pick<Handlers, Operations> {
  const demandVisible = async (id: number, user: SignedInUser) =>
    demandFound(await findLead(pool, id, scopeOf(user)), 'lead.not_found');

  return {
    async getMessageValues({ params, user }) {
      await demandVisible(params.id, user);
      const [facts, office] = await Promise.all([readMessageFacts(pool, params.id, user.id), readOffice(pool)]);
      const known = demandFound(facts, 'lead.not_found');
      return { status: 200, body: messageValues({ ...known, agency: office.name }, env.PUBLIC_URL) };
    },

    async listLeadMessages({ params, user }) {
      await demandVisible(params.id, user);
      return { status: 200, body: await listMessages(pool, params.id) };
    },

    async writeLeadMessage({ params, body, user, requestId }) {
      await demandVisible(params.id, user);
      const act = { actor: user, requestId };
      const { message, repeated, jobs } = await writeMessage(pool, params.id, messageOf(body), act).catch(declared);
      await publisher.publish(jobs);
      return { status: repeated ? 200 : 201, body: message };
    },

    async addMessageFile({ params, query, body, user, requestId }) {
      await demandVisible(params.id, user);
      const file = receivedFile(query.name, body, 'lead_message.file_kind');
      const added = await addMessageFile(pool, params.id, file, { actor: user, requestId }).catch(declared);
      return { status: 201, body: added };
    },

    async getMessageFile({ params, user, requestId }) {
      await demandVisible(params.id, user);
      const act = { actor: user, requestId };
      return answerPrivateFile(readMessageFile(pool, params.id, params.file, act), 'lead_message.no_file', {
        log,
        requestId,
      });
    },
  };
}

/** @throws ProblemError where it could not be sent as it is */
function messageOf(body: components['schemas']['LeadMessageCreate']): NewMessage {
  const { channel, key, language, text, fileIds = [] } = body;
  const subject = body.subject?.replaceAll(/\p{Cc}+/gu, ' ').trim() ?? null;
  const problems: FieldProblem[] = [
    ...(channel === 'email' && (subject ?? '') === ''
      ? [{ in: 'body' as const, path: 'subject', code: 'required', message: 'An e-mail has a subject' }]
      : []),
    ...(channel === 'whatsapp' && fileIds.length > 0
      ? [{ in: 'body' as const, path: 'fileIds', code: 'contradiction', message: 'Only an e-mail has files' }]
      : []),
    ...unfilled('text', text),
    ...(channel === 'email' ? unfilled('subject', subject ?? '') : []),
  ];
  if (problems.length > 0) throw invalidRequest(problems);
  return { channel, key, language, text: text.trim(), subject: channel === 'email' ? subject : null, fileIds };
}

const unfilled = (path: string, text: string): FieldProblem[] =>
  placesIn(text).length === 0
    ? []
    : [{ in: 'body', path, code: 'unfilled', message: 'A place of the template is still to be filled in' }];

const refusals: Record<MessageProblem, () => ProblemError> = {
  no_lead: () => new ProblemError('lead.not_found'),
  anonymous: () => new ProblemError('lead_message.anonymous'),
  no_address: () => new ProblemError('lead_message.no_address'),
  other_text: () => new ProblemError('request.idempotency_conflict'),
  unknown_file: () =>
    invalidRequest([{ in: 'body', path: 'fileIds', code: 'unknown', message: 'A file is not there any more' }]),
  too_many_files: () => new ProblemError('lead_message.files_full'),
  too_large: () => new ProblemError('lead_message.too_large'),
};

function declared(error: unknown): never {
  throw error instanceof MessageError ? refusals[error.problem]() : error;
}
