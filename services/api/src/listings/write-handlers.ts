import { findAdminProperty, type AdminProperty } from '@manzil/core/listings/store/admin-property-reader';
import { changeProperties } from '@manzil/core/listings/store/property-bulk-writer';
import {
  createProperty,
  deleteProperty,
  duplicateProperty,
  releaseField,
  restoreProperty,
  updateProperty,
  type WrittenProperty,
} from '@manzil/core/listings/store/property-writer';
import { inTodaysFields } from '@manzil/core/listings/settled-change';
import type { Context, Handlers } from '../contract/handler.ts';
import { demandFound, invalidRequest } from '../contract/problem.ts';
import { publishSome } from '../deliveries/publish-some.ts';
import type { ApiDeps } from '../deps.ts';
import { presentAdminProperty, presentProperty } from './presenter.ts';
import { demandFramed, refusing, writingOf } from './writing.ts';

type Operations =
  | 'createProperty'
  | 'updateProperty'
  | 'replaceProperty'
  | 'deleteProperty'
  | 'restoreProperty'
  | 'duplicateProperty'
  | 'releasePropertyField'
  | 'bulkUpdateProperties';

export function propertyWriteHandlers(
  deps: Pick<ApiDeps, 'database' | 'publisher' | 'env' | 'crm' | 'provider'>,
): Pick<Handlers, Operations> {
  const { database, publisher } = deps;
  const { pool } = database;

  /** Publishes after the commit. */
  async function done(work: Promise<WrittenProperty>): Promise<AdminProperty> {
    const { id, jobs } = await refusing(work);
    await publisher.publish(jobs);
    return demandFound(await findAdminProperty(pool, id), 'property.not_found');
  }

  async function update({ params, body, ...context }: Context<'updateProperty'>) {
    const { version, ...given } = body;
    demandFramed(given);
    const work = updateProperty(
      pool,
      params.id,
      inTodaysFields(given),
      version ?? null,
      await writingOf(deps, context),
    );
    return { status: 200, body: presentProperty((await done(work)).property) } as const;
  }

  return {
    async createProperty({ body, ...context }) {
      const { version: _version, ...given } = body;
      demandFramed(given);
      const made = await done(createProperty(pool, inTodaysFields(given), await writingOf(deps, context)));
      return { status: 201, body: presentProperty(made.property) };
    },

    updateProperty: update,
    replaceProperty: update,

    async deleteProperty({ params, ...context }) {
      const { jobs } = await refusing(deleteProperty(pool, params.id, await writingOf(deps, context)));
      await publisher.publish(jobs);
      return { status: 204 };
    },

    async restoreProperty({ params, ...context }) {
      const restored = await done(restoreProperty(pool, params.id, await writingOf(deps, context)));
      return { status: 200, body: presentProperty(restored.property) };
    },

    async duplicateProperty({ params, ...context }) {
      const made = await done(duplicateProperty(pool, params.id, await writingOf(deps, context)));
      return { status: 201, body: presentProperty(made.property) };
    },

    releasePropertyField: async ({ params, ...context }) => ({
      status: 200,
      body: presentAdminProperty(
        await done(releaseField(pool, params.id, params.field, await writingOf(deps, context))),
      ),
    }),

    async bulkUpdateProperties({ body, ...context }) {
      const { ids, action, status = null } = body;
      if ((action === 'set-status') !== (status !== null)) throw invalidRequest([statusProblem]);
      const { jobs, ...result } = await changeProperties(pool, { ids, action, status }, await writingOf(deps, context));
      await publishSome(publisher, jobs);
      return { status: 200, body: result };
    },
  };
}

const statusProblem = {
  in: 'body',
  path: 'status',
  code: 'required',
  message: 'status goes with the action set-status, and only with it',
} as const;
