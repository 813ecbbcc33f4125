import {
  changeRule,
  createRule,
  deleteRule,
  listRules,
  orderRules,
  type RuleContent,
  RuleWriteError,
} from '@manzil/core/leads/store/rule-store';
import {
  listDistricts,
  listPeople,
  previewRules,
  saveLeave,
  saveRoutingChoices,
} from '@manzil/core/leads/store/routing-store';
import { readRoutingChoices } from '@manzil/core/leads/store/routing-choices';
import type { Handlers } from '../../contract/handler.ts';
import { demandFound, invalidRequest, ProblemError } from '../../contract/problem.ts';
import type { ApiDeps } from '../../deps.ts';

type RoutingHandlers = Pick<
  Handlers,
  | 'getLeadRouting'
  | 'saveLeadRouting'
  | 'previewLeadRouting'
  | 'createLeadRule'
  | 'updateLeadRule'
  | 'deleteLeadRule'
  | 'orderLeadRules'
  | 'saveLeave'
>;

export function routingHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): RoutingHandlers {
  return {
    async getLeadRouting() {
      const [rules, choices, people, districts] = await Promise.all([
        listRules(pool),
        readRoutingChoices(pool),
        listPeople(pool),
        listDistricts(pool),
      ]);
      return { status: 200, body: { rules, choices, people, districts } };
    },

    saveLeadRouting: async ({ body, user, requestId }) => ({
      status: 200,
      body: await saveRoutingChoices(pool, body, { actor: user, requestId }),
    }),

    previewLeadRouting: async () => ({ status: 200, body: { leads: await previewRules(pool) } }),

    async createLeadRule({ body, user, requestId }) {
      const made = await createRule(pool, contentOf(body), { actor: user, requestId }).catch(declared);
      return { status: 201, body: made };
    },

    async updateLeadRule({ params, body, user, requestId }) {
      const changed = await changeRule(pool, params.id, contentOf(body), { actor: user, requestId }).catch(declared);
      return { status: 200, body: demandFound(changed, 'lead_rule.not_found') };
    },

    async deleteLeadRule({ params, user, requestId }) {
      if (!(await deleteRule(pool, params.id, { actor: user, requestId })))
        throw new ProblemError('lead_rule.not_found');
      return { status: 204 };
    },

    async orderLeadRules({ body, user, requestId }) {
      const rules = await orderRules(pool, body.ids, { actor: user, requestId }).catch(declared);
      return { status: 200, body: { rules } };
    },

    async saveLeave({ params, body: { leave }, user, requestId }) {
      if (leave !== null && leave.from > leave.to)
        throw invalidRequest([{ in: 'body', path: 'leave.to', code: 'order', message: 'It ends before it begins' }]);
      if (!(await saveLeave(pool, params.id, leave, { actor: user, requestId })))
        throw new ProblemError('user.not_found');
      return { status: 204 };
    },
  };
}

/** As the rule compares them. @throws ProblemError where it would never give anything, or at half a time */
function contentOf(body: RuleContent): RuleContent {
  const refuse = (path: string, message: string) => invalidRequest([{ in: 'body', path, code: 'missing', message }]);
  if ((body.dutyFrom === null) !== (body.dutyTo === null)) throw refuse('dutyTo', 'Both ends, or none');
  if (body.action === 'people' && body.people.length === 0) throw refuse('people', 'Somebody has to be named');
  const people = new Map(body.people.map((person) => [person.userId, person]));
  return {
    ...body,
    name: body.name.trim(),
    districts: [...new Set(body.districts.map((district) => district.trim().toLowerCase()))].filter(Boolean),
    people: body.action === 'agent' ? [] : [...people.values()],
  };
}

function declared(error: unknown): never {
  if (!(error instanceof RuleWriteError)) throw error;
  if (error.refusal !== 'person_unknown') throw new ProblemError(`lead_rule.${error.refusal}`, { cause: error });
  throw invalidRequest([{ in: 'body', path: 'people', code: 'unknown', message: error.message }]);
}
