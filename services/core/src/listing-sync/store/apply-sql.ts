/** $1 is the batch in each. */
import { insertList, setList, snake } from '../../data/columns.ts';
import { ownValue } from '../../platform/own-value.ts';
import type { DuplicateStatus } from '../listing-sync.ts';
import { crmOwnedFields, listingFields } from '../../listings/fields.ts';
import { recordFields } from '../../listings/record.ts';
import { mergedPictures, samePictures, storedPictures, storedPlans } from './listing-pictures-sql.ts';

const castTo: Readonly<Record<string, string>> = { decimal: 'numeric', degrees: 'numeric', day: 'date' };

/** Field, column, new value. Pictures go another way. */
const owned = crmOwnedFields
  .filter((field) => field !== 'images' && field !== 'plans')
  .map((field) => {
    const { kind } = listingFields[field];
    const column = snake(field);
    const type = ownValue(castTo, kind);
    return [field, column, type === undefined ? `s.${column}` : `s.${column}::${type}`] as const;
  });
/** What the CRM says of a new listing only. */
const once = recordFields.filter((field) => listingFields[field].owner === 'once');

export const found = (status: DuplicateStatus, reason: string): string =>
  setList<'stagingProperties'>({ duplicateStatus: `'${status}'`, duplicateReason: `'${reason}'` });

const columns = owned.map(([, column]) => column);
const written = [...columns, 'images', 'plans', 'crm_images'];
const shown = [...columns, 'images', 'plans'];
const stored = storedPictures('s.reference_id');
const plans = storedPlans('s.reference_id');

const added = insertList<'properties'>(
  'referenceId',
  ...once,
  ...owned.map(([field]) => field),
  'images',
  'plans',
  'crmImages',
  'source',
  'agentId',
  'crmHash',
  'crmModifiedAt',
  'createdAt',
);
export const insertNewSql = /* sql */ `
insert into properties (${added})
select s.reference_id, ${[...once.map((field) => `s.${snake(field)}`), ...owned.map(([, , value]) => value)].join(', ')}, f.stored, ${plans}, f.stored, 'crm',
  s.agent_id, s.crm_hash, s.crm_modified_at, s.created_at
from staging_properties s cross join lateral (select ${stored} as stored) f
where s.sync_batch = $1 and s.duplicate_status = 'new'
order by s.created_at, s.id
on conflict (reference_id) do nothing`;

/** A field that staff changed here keeps its value. */
const kept = (field: string): string => `'${field}' = any (o.fields)`;
const nextOf = ([field, column, value]: (typeof owned)[number]): string =>
  `case when ${kept(field)} then p.${column} else ${value} end`;
const nextDeal = nextOf(owned.find(([field]) => field === 'deal')!);
/** Under a deal that staff chose the CRM's status is that of the other one. */
const nextColumn = (one: (typeof owned)[number]): string =>
  `${one[0] === 'status' ? `status_under(${nextOf(one)}, ${nextDeal})` : nextOf(one)} as ${one[1]}`;

const changed = setList<'properties'>({
  crmHash: 'j.crm_hash',
  crmModifiedAt: 'j.crm_modified_at',
  isActive: 'p.is_active or (j.restored and not p.waits_to_publish)',
  dealUnsure: 'j.still_unsure',
  deletedAt: 'case when j.restored then null else p.deleted_at end',
  version: 'p.version + j.differs::integer',
  updatedAt: 'case when j.differs then now() else p.updated_at end',
});
/** Gives how many the site shows differently: these get a new version. */
export const updateChangedSql = /* sql */ `
with next as (
  select p.id, s.crm_hash, s.crm_modified_at, p.deleted_at is not null and p.crm_hash is null as restored,
    p.deal_unsure and ${kept('deal')} as still_unsure,
    ${owned.map(nextColumn).join(',\n    ')},
    case when ${kept('images')} then p.images else m.images end as images, m.crm_images,
    case when ${kept('plans')} then p.plans else ${plans} end as plans
  from staging_properties s
  -- what was deleted here for good is not filled again
  join properties p on p.reference_id = s.reference_id and p.source = 'crm' and p.purged_at is null
  cross join lateral (select coalesce(array_agg(v.field), '{}') as fields from property_overrides v where v.property_id = p.id) o
  cross join lateral ${mergedPictures('p.reference_id')} m
  where s.sync_batch = $1 and s.duplicate_status = 'changed'
), judged as (
  select n.*, n.restored or (${shown.map((column) => `n.${column}`).join(', ')})
    is distinct from (${shown.map((column) => `p.${column}`).join(', ')}) as differs
  from next n join properties p on p.id = n.id
), written as (
  update properties p set ${written.map((column) => `${column} = j.${column}`).join(', ')},
    ${changed}
  from judged j where p.id = j.id
  returning j.differs
)
select count(*) filter (where differs)::integer as changed from written`;

/** Of every field that the CRM owns. */
const bothSides = /* sql */ `(select
  jsonb_build_object(${owned.map(([field, , value]) => `'${field}', ${value}`).join(', ')}, 'images', ${stored}, 'plans', ${plans}) as sent,
  jsonb_build_object(${owned.map(([field, column]) => `'${field}', p.${column}`).join(', ')}, 'images', p.images, 'plans', p.plans) as ours)`;

/** Our own word coming back: what stands here, or what the CRM said before. */
export const echoSql = /* sql */ `
update staging_properties staged set ${found('unchanged', 'It only says what was changed here')}
from staging_properties s
join properties p on p.reference_id = s.reference_id and p.source = 'crm' and p.crm_hash is not null
where staged.id = s.id and s.sync_batch = $1 and s.duplicate_status = 'changed'
  and ${samePictures}
  and not exists (
    select from ${bothSides} n
    cross join lateral jsonb_each(n.sent) as f (field, sent)
    left join property_overrides v on v.property_id = p.id and v.field = f.field
    where f.field not in ('images', 'plans') and f.sent is distinct from n.ours -> f.field and f.sent is distinct from v.crm_value)`;

/** What we told the CRM is no word of its own: the field goes back to what the CRM had before. */
export const updateOverridesSql = /* sql */ `
update property_overrides v set ${setList<'propertyOverrides'>({ crmValue: 'n.sent -> v.field' })}
from staging_properties s
join properties p on p.reference_id = s.reference_id and p.source = 'crm'
cross join lateral ${bothSides} n
where v.property_id = p.id and s.sync_batch = $1 and s.duplicate_status = 'changed'
  and n.sent -> v.field is distinct from n.ours -> v.field`;

/** Of what says the same: comparing keys must not take it for a missed change. */
export const noteSeenSql = /* sql */ `
update properties p set ${setList<'properties'>({ crmModifiedAt: 's.crm_modified_at' })}
from staging_properties s
where s.sync_batch = $1 and s.duplicate_status = 'unchanged' and s.duplicate_reason is null and p.reference_id = s.reference_id
  and p.source = 'crm' and p.crm_hash = s.crm_hash and p.crm_modified_at is distinct from s.crm_modified_at`;

const removed = setList<'properties'>({
  isActive: 'false',
  deletedAt: 'now()',
  crmHash: 'null',
  version: 'p.version + 1',
  updatedAt: 'now()',
});
export const removeSql = /* sql */ `
update properties p set ${removed}
from staging_properties s
where s.sync_batch = $1 and s.duplicate_status = 'deleted' and p.reference_id = s.reference_id and p.source = 'crm'
  and p.deleted_at is null`;
