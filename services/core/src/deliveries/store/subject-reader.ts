import type pg from 'pg';
import type { SubjectKey, SubjectReader, SubjectState } from '../delivery-ports.ts';
import type { LeadRecord } from '../../leads/lead.ts';
import { isoMoment, selectList, snake } from '../../data/columns.ts';
import type { Row } from '../../data/tables.ts';
import { listingFields } from '../../listings/fields.ts';
import { recordFields, type ListingRecord } from '../../listings/record.ts';
import { movedSql } from './moved-lead-sql.ts';
import { referenceOf } from '../../people/contact.ts';

const leadColumns = [
  'version',
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
  'source',
  'status',
  'language',
  'page',
  'createdAt',
] as const satisfies readonly (keyof LeadRecord)[];
const consentColumns = ['consentPolicyVersion', 'consentMarketing', 'consentAt'] as const;

const leadsSql = /* sql */ `
select ${selectList<'leads'>('l', ['id', ...leadColumns, ...consentColumns])},
  l.contact_id as "contactId", l.reference_id as reference, p.reference_id as "listingReference",
  ${movedSql} as moved
from leads l left join properties p on p.id = l.property_id
where l.id = any ($1)`;

type LeadRow = Omit<LeadRecord, 'consent' | 'personReference'> &
  Pick<Row<'leads'>, 'id' | (typeof consentColumns)[number]> & { contactId: number | null };

/** Decimals are text in a record. */
const recordColumns = recordFields.map((name) => {
  const column = `p.${snake(name)}`;
  const { kind } = listingFields[name];
  return `${kind === 'decimal' || kind === 'degrees' || kind === 'day' ? `${column}::text` : column} as "${name}"`;
});

// a listing made here has no reference of the CRM's; ours then serves both sides
const propertiesSql = /* sql */ `
select p.id, coalesce(p.reference_id, 'MZL-P' || p.id) as reference, p.version, ${isoMoment('p.updated_at')} as "modifiedAt",
  p.deleted_at is not null as deleted, ${recordColumns.join(', ')}, p.images as pictures, a.email as "agentEmail",
  ${selectList<'properties'>('p', ['createdAt'])}
from properties p left join agents a on a.id = p.agent_id
where p.id = any ($1)`;

type PropertyRow = ListingRecord & { id: number; deleted: boolean };

export function createSubjectReader(pool: pg.Pool): SubjectReader {
  return {
    async read(keys) {
      const [leads, properties] = await Promise.all([
        readKind(keys, 'lead', (ids) => readLeads(pool, ids)),
        readKind(keys, 'property', (ids) => readProperties(pool, ids)),
      ]);
      return keys.map(({ kind, id }) => (kind === 'lead' ? leads : properties).get(id) ?? null);
    },
  };
}

type States = Map<number, SubjectState>;

async function readKind(
  keys: SubjectKey[],
  kind: SubjectKey['kind'],
  read: (ids: number[]) => Promise<States>,
): Promise<States> {
  const ids = keys.filter((key) => key.kind === kind).map(({ id }) => id);
  return ids.length === 0 ? new Map() : read(ids);
}

async function readLeads(pool: pg.Pool, ids: number[]): Promise<States> {
  const { rows } = await pool.query<LeadRow>({ name: 'read-leads', text: leadsSql, values: [ids] });
  return new Map(rows.map((row) => [row.id, { kind: 'lead', record: toLead(row) }]));
}

function toLead({
  id: _id,
  contactId,
  consentPolicyVersion,
  consentMarketing,
  consentAt,
  ...lead
}: LeadRow): LeadRecord {
  const personReference = contactId === null ? null : referenceOf(contactId);
  const consent =
    consentPolicyVersion === null || consentAt === null
      ? null
      : { policyVersion: consentPolicyVersion, marketing: consentMarketing, at: consentAt };
  return { ...lead, personReference, consent };
}

async function readProperties(pool: pg.Pool, ids: number[]): Promise<States> {
  const { rows } = await pool.query<PropertyRow>({ name: 'read-properties', text: propertiesSql, values: [ids] });
  return new Map(rows.map((row) => [row.id, toState(row)]));
}

function toState({ id: _id, deleted, ...record }: PropertyRow): SubjectState {
  if (deleted) return { kind: 'deleted', reference: record.reference, version: record.version };
  return { kind: 'property', record };
}
