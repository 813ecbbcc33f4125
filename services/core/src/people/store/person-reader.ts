/** The person behind a lead: all leads with the same e-mail or the same phone number, however it is written. */
import type { Consumer } from '../../deliveries/delivery.ts';
import type { DeliveryState } from '../../deliveries/states.ts';
import type { LeadSource, LeadStatus } from '../../leads/lead.ts';
import { isoMoment, selectObject } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';

/** Most enquiries of one person that are shown, exported or erased at once. */
const most = 200;

/** Leads `l` of the person behind lead `$1`, as far as user `$2` (null: anybody) looks after them. */
const ofPerson = /* sql */ `
with self as materialized (
  select lead_email_key(s.email) as email_key, lead_phone_key(s.phone) as phone_key from leads s
  where s.id = $1 and ($2::integer is null or s.assignee_id = $2)
), person as materialized (
  select e.id from leads e, self where lead_email_key(e.email) = self.email_key
  union
  select e.id from leads e, self where e.phone is not null and lead_phone_key(e.phone) = self.phone_key
)`;
const within = `l.id in (select id from person) and ($2::integer is null or l.assignee_id = $2)`;

export interface PersonEnquiry {
  id: number;
  referenceId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  source: LeadSource;
  status: LeadStatus;
  property: { id: number; referenceId: string | null; title: string; titleAr: string | null } | null;
  sameEmail: boolean;
  samePhone: boolean;
  createdAt: string;
}

/**
 * The enquiries of the person behind a lead, that lead among them, the newest first, at most 200.
 * @param assigneeId only those of this user: what an agent may see
 * @returns empty when there is no such lead
 */
export async function listPersonEnquiries(
  db: Queryable,
  leadId: number,
  assigneeId: number | null,
): Promise<PersonEnquiry[]> {
  const { rows } = await db.query<PersonEnquiry>(
    `${ofPerson}
     select l.id, l.reference_id as "referenceId", l.first_name as "firstName", l.last_name as "lastName", l.email, l.phone,
       l.source, l.status, ${selectObject('p', ['id', 'referenceId', 'title', 'titleAr'], 'property')},
       lead_email_key(l.email) = self.email_key as "sameEmail",
       coalesce(lead_phone_key(l.phone) = self.phone_key, false) as "samePhone", ${isoMoment('l.created_at')} as "createdAt"
     from leads l cross join self left join properties p on p.id = l.property_id
     where ${within} order by l.created_at desc, l.id desc limit ${String(most)}`,
    [leadId, assigneeId],
  );
  return rows;
}

export interface ExportedEnquiry {
  referenceId: string;
  createdAt: string;
  email: string;
  deliveries: {
    to: Consumer;
    event: string;
    state: DeliveryState;
    at: string;
    externalId: string | null;
  }[];
  [member: string]: unknown;
}

/** All that is stored of the person behind a lead, what they wrote and what staff noted; at most 200 enquiries. */
export async function readPersonExport(db: Queryable, leadId: number): Promise<ExportedEnquiry[]> {
  const { rows } = await db.query<ExportedEnquiry>(
    `${ofPerson}
     select l.reference_id as "referenceId", ${isoMoment('l.created_at')} as "createdAt", l.first_name as "firstName",
       l.last_name as "lastName", l.email, l.phone, l.message, l.source, l.page, l.language, l.status, l.notes,
       ${isoMoment('l.follow_up_at')} as "followUpAt", ${isoMoment('l.first_touched_at')} as "firstTouchedAt",
       p.reference_id as "listingReference", p.title as "listingTitle",
       l.consent_policy_version as "consentPolicyVersion", l.consent_marketing as "consentMarketing",
       ${isoMoment('l.consent_at')} as "consentAt", l.crm_id as "crmId", ${isoMoment('l.updated_at')} as "updatedAt",
       (select coalesce(json_agg(json_build_object('to', d.consumer, 'event', d.event, 'state', d.state,
           'at', ${isoMoment('d.updated_at')}, 'externalId', d.external_id) order by d.consumer, d.seq), '[]')
         from deliveries d where d.subject_kind = 'lead' and d.subject_id = l.id) as deliveries
     from leads l left join properties p on p.id = l.property_id
     where ${within} order by l.created_at desc, l.id desc limit ${String(most)}`,
    [leadId, null],
  );
  return rows;
}

/** Ids of the leads of a person, locked in the caller's transaction; the same ones that are listed. */
export async function lockPerson(client: Queryable, leadId: number): Promise<number[]> {
  const listed = (await listPersonEnquiries(client, leadId, null)).map(({ id }) => id);
  const { rows } = await client.query<{ id: number }>(
    'select id from leads where id = any ($1::integer[]) order by id for update',
    [listed],
  );
  return rows.map(({ id }) => id);
}
