import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked } from '#staff-lib/api/staff-query.ts';

export type Today = components['schemas']['Today'];
export type TodayLead = components['schemas']['TodayLead'];

/** ms: its clocks run. */
const everyMs = 60_000;

export const todayQuery = queryOptions({ ...staffAsked('/api/admin/today'), refetchInterval: everyMs });
