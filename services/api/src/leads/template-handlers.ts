import { unknownPlaces } from '@manzil/core/leads/message-template';
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  listTemplates,
  type TemplateContent,
  TemplateWriteError,
} from '@manzil/core/leads/store/message-templates';
import type { FieldProblem } from '../contract/problem.ts';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, invalidRequest, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';

type Operations = 'listMessageTemplates' | 'createMessageTemplate' | 'updateMessageTemplate' | 'deleteMessageTemplate';

/** Texts that staff send again and again. */
export function templateHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): Pick<Handlers, Operations> {
  return {
    listMessageTemplates: async () => ({ status: 200, body: { templates: await listTemplates(pool) } }),

    async createMessageTemplate({ body, user, requestId }) {
      const made = await createTemplate(pool, contentOf(body), { actor: user, requestId }).catch(declared);
      return { status: 201, body: made };
    },

    async updateMessageTemplate({ params, body: { version, ...body }, user, requestId }) {
      const act = { actor: user, requestId };
      const changed = await changeTemplate(pool, params.id, version, contentOf(body), act).catch(declared);
      return { status: 200, body: demandFound(changed, 'message_template.not_found') };
    },

    async deleteMessageTemplate({ params, user, requestId }) {
      if (!(await deleteTemplate(pool, params.id, { actor: user, requestId })))
        throw new ProblemError('message_template.not_found');
      return { status: 204 };
    },
  };
}

/** @throws ProblemError for a place that nobody can fill in, and for a subject where none belongs, or none where one does */
function contentOf(body: TemplateContent): TemplateContent {
  const isMail = body.kind === 'email';
  const problems: FieldProblem[] = (['subject', 'subjectAr', 'text', 'textAr'] as const).flatMap((path) =>
    unknownPlaces(body[path] ?? '').map((place) => ({
      in: 'body',
      path,
      code: 'unknown_place',
      message: `There is nothing to put in the place of ${place}`,
    })),
  );
  if (isMail)
    for (const path of ['subject', 'subjectAr'] as const)
      if (body[path] === null)
        problems.push({ in: 'body', path, code: 'required', message: 'An e-mail has a subject' });
  if (problems.length > 0) throw invalidRequest(problems);
  return {
    kind: body.kind,
    name: body.name.trim(),
    nameAr: body.nameAr.trim(),
    subject: isMail ? (body.subject?.trim() ?? null) : null,
    subjectAr: isMail ? (body.subjectAr?.trim() ?? null) : null,
    text: body.text.trim(),
    textAr: body.textAr.trim(),
  };
}

function declared(error: unknown): never {
  if (!(error instanceof TemplateWriteError)) throw error;
  throw new ProblemError(`message_template.${error.refusal}`, { cause: error });
}
