import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type Routing = components['schemas']['LeadRouting'];
export type LeadRule = components['schemas']['LeadRule'];
export type RuleContent = components['schemas']['LeadRuleContent'];
export type RoutingChoices = components['schemas']['RoutingChoices'];
export type RoutingPerson = components['schemas']['RoutingPerson'];
export type PreviewedLead = components['schemas']['PreviewedLead'];
export type Team = components['schemas']['Team'];

const address = '/api/admin/lead-routing';
const preview = '/api/admin/lead-routing/preview';

export const routingQuery = queryOptions(staffAsked(address));
/** Whose the last hundred would be. */
export const previewQuery = queryOptions(staffAsked(preview));
export const teamsQuery = queryOptions(staffAsked('/api/teams'));
/** Of whom listings are. */
export const agentsQuery = queryOptions(staffAsked('/api/agents'));

/** Null adds. Fails with ApiError. */
export const useSaveRule = () =>
  useChange(
    ({ id, body }: { id: number | null; body: RuleContent }) =>
      id === null
        ? dataOf(browserApi.POST('/api/admin/lead-rules', { body }))
        : dataOf(browserApi.PUT('/api/admin/lead-rules/{id}', { params: { path: { id } }, body })),
    address,
    preview,
  );

/** Fails with ApiError. */
export const useDeleteRule = () =>
  useChange(
    (id: number) => dataOf(browserApi.DELETE('/api/admin/lead-rules/{id}', { params: { path: { id } } })),
    address,
    preview,
  );

/** All ids, once each. Fails with ApiError. */
export const useOrderRules = () =>
  useChange(
    (ids: number[]) => dataOf(browserApi.PUT('/api/admin/lead-rules/order', { body: { ids } })),
    address,
    preview,
  );

/** Fails with ApiError. */
export const useSaveChoices = () =>
  useChange((body: RoutingChoices) => dataOf(browserApi.PUT('/api/admin/lead-routing', { body })), address);

/** Null: nobody is away. Fails with ApiError. */
export const useSaveLeave = () =>
  useChange(
    ({ id, leave }: { id: number; leave: RoutingPerson['leave'] }) =>
      dataOf(browserApi.PUT('/api/admin/leaves/{id}', { params: { path: { id } }, body: { leave } })),
    address,
    preview,
  );

/** Null adds. Fails with ApiError. */
export const useSaveTeam = () =>
  useChange(
    ({ id, body }: { id: number | null; body: components['schemas']['TeamContent'] }) =>
      id === null
        ? dataOf(browserApi.POST('/api/teams', { body }))
        : dataOf(browserApi.PUT('/api/teams/{id}', { params: { path: { id } }, body })),
    '/api/teams',
  );

/** Fails with ApiError. */
export const useDeleteTeam = () =>
  useChange((id: number) => dataOf(browserApi.DELETE('/api/teams/{id}', { params: { path: { id } } })), '/api/teams');
