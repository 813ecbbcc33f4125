import { MandateWriteError, type MandateProblem } from '@manzil/core/owners/mandate';
import { findAdminProperty } from '@manzil/core/listings/store/admin-property-reader';
import { readPublishingRules } from '@manzil/core/listings/store/publishing-rules';
import { addMandateFile, deleteMandateFile, readMandateFile } from '@manzil/core/owners/store/mandate-files';
import { listMandates } from '@manzil/core/owners/store/mandate-reader';
import {
  createMandate,
  endMandate,
  updateMandate,
  type WrittenMandate,
} from '@manzil/core/owners/store/mandate-writer';
import type { Handlers } from '../contract/handler.ts';
import { answerPrivateFile, receivedFile } from '../contract/private-file.ts';
import { demandFound, invalidRequest, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { demandAllContact } from '../leads/contact.ts';
import { refusing as refusingListing, writingOf } from '../listings/writing.ts';

type Operations =
  | 'listMandates'
  | 'createMandate'
  | 'updateMandate'
  | 'endMandate'
  | 'addMandateFile'
  | 'getMandateFile'
  | 'deleteMandateFile';

export function mandateHandlers(
  deps: Pick<ApiDeps, 'database' | 'publisher' | 'env' | 'crm' | 'provider' | 'log'>,
): Pick<Handlers, Operations> {
  const { publisher, log } = deps;
  const { pool } = deps.database;

  /** Publishes after the commit. */
  async function done(work: Promise<WrittenMandate>) {
    const { mandate, jobs } = await refusing(work);
    await publisher.publish(jobs);
    return mandate;
  }

  return {
    async listMandates({ params }) {
      demandFound(await findAdminProperty(pool, params.id), 'property.not_found');
      const [mandates, rules] = await Promise.all([
        listMandates(pool, { propertyId: params.id }),
        readPublishingRules(pool),
      ]);
      return { status: 200, body: { mandates, needed: rules.needsMandate } };
    },

    createMandate: async ({ params, body, ...context }) => ({
      status: 201,
      body: await done(createMandate(pool, params.id, body, await writingOf(deps, context))),
    }),

    async updateMandate({ params, body: { version, ...change }, ...context }) {
      const work = updateMandate(pool, params.id, change, version ?? null, await writingOf(deps, context));
      return { status: 200, body: await done(work) };
    },

    endMandate: async ({ params, body, ...context }) => ({
      status: 200,
      body: await done(endMandate(pool, params.id, body.reason, await writingOf(deps, context))),
    }),

    async addMandateFile({ params, query, body, user, requestId }) {
      const file = receivedFile(query.name, body, 'mandate_file.kind');
      return {
        status: 201,
        body: await refusing(addMandateFile(pool, params.id, file, { actor: user, requestId })),
      };
    },

    async getMandateFile({ params, user, requestId }) {
      // a contract names the owner with all that a role may hide
      demandAllContact(user);
      return answerPrivateFile(
        readMandateFile(pool, params.file, { actor: user, requestId }),
        'mandate_file.not_found',
        { log, requestId },
      );
    },

    async deleteMandateFile({ params, user, requestId }) {
      if (!(await deleteMandateFile(pool, params.file, { actor: user, requestId })))
        throw new ProblemError('mandate_file.not_found');
      return { status: 204 };
    },
  };
}

const refusals: Record<MandateProblem, () => ProblemError> = {
  missing: () => new ProblemError('mandate.not_found'),
  conflict: () => new ProblemError('mandate.conflict'),
  overlaps: () => new ProblemError('mandate.overlaps'),
  number_taken: () => new ProblemError('mandate.number_taken'),
  not_running: () => new ProblemError('mandate.not_running'),
  too_many_files: () => new ProblemError('mandate_file.full'),
  unknown_owner: () =>
    invalidRequest([{ in: 'body', path: 'ownerId', code: 'unknown', message: 'There is no such owner' }]),
  days: () =>
    invalidRequest([
      { in: 'body', path: 'endsOn', code: 'order', message: 'It ends on or after the days it begins and was signed' },
    ]),
};

async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await refusingListing(work);
  } catch (error) {
    throw error instanceof MandateWriteError ? refusals[error.problem]() : error;
  }
}
