import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked } from '#staff-lib/api/staff-query.ts';

export type Role = components['schemas']['AccountRole'];

/** For who may manage accounts. */
export const rolesQuery = queryOptions(staffAsked('/api/roles'));
