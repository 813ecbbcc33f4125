import type pg from 'pg';
import type { SubjectReader } from '../../deliveries/delivery-ports.ts';
import type { LeadMail } from '../mail.ts';
import { selectList } from '../../data/columns.ts';

const columns = [
  'id',
  'version',
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
  'source',
  'language',
  'createdAt',
] as const satisfies readonly (keyof LeadMail)[];

const leadMailsSql = /* sql */ `
select ${selectList<'leads'>('l', columns)}, l.reference_id as reference,
  case when p.id is not null then json_build_object('reference', coalesce(p.reference_id, 'MZL-P' || p.id),
    'title', p.title, 'titleAr', p.title_ar) end as listing,
  case when u.id is not null then json_build_object('name',
      nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), 'address', trim(u.email))
    when a.id is not null then json_build_object('name', a.name, 'address', trim(a.email)) end as agent,
  s.key as "confirmKey"
from leads l left join properties p on p.id = l.property_id
-- whoever looks after it comes before whose listing it is
left join users u on u.id = l.assignee_id and u.disabled_at is null and trim(u.email) <> ''
left join subscriptions s on s.lead_id = l.id and s.asked_at is not null and s.confirmed_at is null and s.ended_at is null
left join lateral (
  select a.id, a.name, a.email from agents a
  where a.id in (l.agent_id, p.agent_id) and a.is_active and trim(a.email) <> ''
  -- whom the visitor asked comes before whose listing it is
  order by a.id = l.agent_id desc nulls last limit 1
) a on true
where l.id = any ($1)`;

/** Null for a lead that is gone. */
export function createLeadMailReader(pool: pg.Pool): SubjectReader<LeadMail> {
  return {
    async read(keys) {
      const ids = keys.map(({ id }) => id);
      const { rows } = await pool.query<LeadMail>({ name: 'read-lead-mails', text: leadMailsSql, values: [ids] });
      const leads = new Map(rows.map((lead) => [lead.id, lead]));
      return keys.map(({ kind, id }) => (kind === 'lead' ? (leads.get(id) ?? null) : null));
    },
  };
}
