/** A lead as staff see it, with how its way to the CRM stands. */
import { type DeliveryState, scheduledStates } from '../../deliveries/states.ts';
import { stateIn } from '../../deliveries/store/state-sql.ts';
import type { Language } from '../../platform/language.ts';
import type { LeadSource, LeadStatus } from '../lead.ts';
import { isoMoment, selectList, selectObject } from '../../data/columns.ts';

export interface LeadDelivery {
  state: DeliveryState;
  attempts: number;
  /** When the next attempt comes; null when none will come by itself. */
  dueAt: string | null;
  lastErrorCode: string | null;
  lastError: string | null;
}

export interface LeadRow {
  id: number;
  referenceId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  message: string | null;
  source: LeadSource;
  status: LeadStatus;
  propertyId: number | null;
  agentId: number | null;
  /** The listing asked about. */
  property: { id: number; referenceId: string | null; title: string; titleAr: string | null } | null;
  assigneeId: number | null;
  notes: string | null;
  /** When staff want to come back to it. */
  followUpAt: string | null;
  /** When its status first changed or a note was first made. */
  firstTouchedAt: string | null;
  page: string | null;
  language: Language;
  consent: { policyVersion: string; marketing: boolean; at: string } | null;
  crmSynced: boolean;
  crmId: string | null;
  crmSyncedAt: string | null;
  crmSyncError: string | null;
  /** What the admin shows: synced, failed with an error, else pending. */
  crmState: 'synced' | 'failed' | 'pending';
  /** The newest delivery to the CRM. */
  crmDelivery: LeadDelivery | null;
  /** The newest mail that tells staff of it; null for a lead from before there were mails. */
  mailDelivery: LeadDelivery | null;
  version: number;
  createdAt: string;
  updatedAt: string;
}

const names = [
  'id',
  'referenceId',
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
  'source',
  'status',
  'propertyId',
  'agentId',
  'assigneeId',
  'notes',
  'followUpAt',
  'firstTouchedAt',
  'page',
  'language',
  'crmSynced',
  'crmId',
  'crmSyncedAt',
  'crmSyncError',
  'version',
  'createdAt',
  'updatedAt',
] as const;

/** Select list over `leads l` and `leadJoins`. */
export const leadColumns = [
  selectList('l', names),
  `case when l.consent_at is not null then json_build_object('policyVersion', l.consent_policy_version,
    'marketing', l.consent_marketing, 'at', ${isoMoment('l.consent_at')}) end as consent`,
  selectObject('p', ['id', 'referenceId', 'title', 'titleAr'], 'property'),
  `case when l.crm_synced then 'synced' when l.crm_sync_error is not null then 'failed' else 'pending' end as "crmState"`,
  deliveryObject('d', 'crmDelivery'),
  deliveryObject('m', 'mailDelivery'),
].join(', ');

function deliveryObject(alias: string, as: string): string {
  return `case when ${alias}.state is not null then json_build_object('state', ${alias}.state, 'attempts', ${alias}.attempts,
    'dueAt', case when ${stateIn(`${alias}.state`, scheduledStates)} then ${isoMoment(`${alias}.due_at`)} end,
    'lastErrorCode', ${alias}.last_error_code, 'lastError', ${alias}.last_error_text) end as "${as}"`;
}

function newestDelivery(alias: string, consumer: 'crm' | 'mail'): string {
  return `
left join lateral (
  select d.state, d.attempts, d.due_at, d.last_error_code, d.last_error_text from deliveries d
  where d.consumer = '${consumer}' and d.subject_kind = 'lead' and d.subject_id = l.id
  order by d.seq desc limit 1
) ${alias} on true`;
}

export const leadJoins = `
left join properties p on p.id = l.property_id${newestDelivery('d', 'crm')}${newestDelivery('m', 'mail')}`;
