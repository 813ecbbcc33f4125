import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked } from '#staff-lib/api/staff-query.ts';
import type { ReportQuery } from '../asked.ts';

type Schemas = components['schemas'];
export type AnswerReport = Schemas['AnswerReport'];
export type FunnelReport = Schemas['FunnelReport'];
export type PeopleReport = Schemas['PeopleReport'];
export type ListingReport = Schemas['ListingReport'];
export type LostReport = Schemas['LostReport'];
export type ListingSort = 'enquiries' | 'views' | 'rate' | 'age';

export const answerReportQuery = (query: ReportQuery) =>
  queryOptions({ ...staffAsked('/api/reports/answers', { query }), placeholderData: keepPreviousData });

export const funnelReportQuery = (query: ReportQuery) =>
  queryOptions({ ...staffAsked('/api/reports/funnel', { query }), placeholderData: keepPreviousData });

export const peopleReportQuery = (query: ReportQuery) =>
  queryOptions({ ...staffAsked('/api/reports/people', { query }), placeholderData: keepPreviousData });

export const listingReportQuery = (query: ReportQuery & { sort: ListingSort }) =>
  queryOptions({ ...staffAsked('/api/reports/listings', { query }), placeholderData: keepPreviousData });

export const lostReportQuery = (query: ReportQuery) =>
  queryOptions({ ...staffAsked('/api/reports/lost', { query }), placeholderData: keepPreviousData });
