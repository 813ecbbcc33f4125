import type { Fault } from '../fault.ts';

export const syncFaults: readonly Fault[] = [
  {
    id: 'sync-01',
    kind: 'combination',
    past: 'c3c5113',
    harm: 'A field that staff changed and later give back to the CRM keeps our own value, since the CRM had sent it back to us.',
    edits: [
      {
        file: 'services/core/src/listing-sync/store/apply-sql.ts',
        find: "s.duplicate_status = 'changed'\n  and n.sent -> v.field is distinct from n.ours -> v.field`",
        put: "s.duplicate_status = 'changed'`",
      },
    ],
  },
  {
    id: 'sync-02',
    kind: 'combination',
    harm: 'The tombstone of a listing that staff made here is held back as a clash that nobody can mend.',
    edits: [
      {
        file: 'services/core/src/listing-sync/store/classify.ts',
        find: "s.duplicate_status in ('pending', 'deleted') and p.reference_id = s.reference_id and p.source <> 'crm'\n  and exists",
        put: "s.duplicate_status = 'pending' and p.reference_id = s.reference_id and p.source <> 'crm'\n  and exists",
      },
    ],
  },
  {
    id: 'sync-03',
    kind: 'combination',
    harm: 'A listing that the CRM took away and offers again unchanged never comes back to the site.',
    edits: [
      {
        file: 'services/core/src/listing-sync/store/apply-sql.ts',
        find: "  crmHash: 'null',\n",
        put: '',
      },
    ],
  },
  {
    id: 'sync-04',
    kind: 'combination',
    harm: 'A listing that staff deleted stands on the site again as soon as the CRM changes it.',
    edits: [
      {
        file: 'services/core/src/listing-sync/store/apply-sql.ts',
        find: 'p.deleted_at is not null and p.crm_hash is null as restored',
        put: 'p.deleted_at is not null as restored',
      },
    ],
  },
  {
    id: 'sync-05',
    kind: 'edge',
    harm: 'A pull that removes exactly a fifth, or the very first one that finds nothing, stops and waits for a person.',
    edits: [
      {
        file: 'services/core/src/listing-sync/pull/run-pull.ts',
        find: 'found.removed > found.present * settings.mostRemoved',
        put: 'found.removed >= found.present * settings.mostRemoved',
      },
    ],
  },
  {
    id: 'sync-06',
    kind: 'combination',
    harm: 'The answer "let them go" for some listings also removes others that nobody was asked about.',
    edits: [
      {
        file: 'services/core/src/listing-sync/store/decision.ts',
        find: "n where n.sync_batch = $2 and n.duplicate_status = 'deleted'\n    and not exists (select from staging_properties o where o.sync_batch = q.batch and",
        put: "n where n.sync_batch = q.batch and n.duplicate_status = 'deleted'\n    and not exists (select from staging_properties o where o.sync_batch = $2 and",
      },
    ],
  },
  {
    id: 'sync-07',
    kind: 'combination',
    harm: 'A listing that comes with a mistake in a full pull disappears from the site instead of staying as it was.',
    edits: [
      {
        file: 'services/core/src/listing-sync/store/comparison.ts',
        find: 'and not exists (select from staging_properties s where s.sync_batch = $1 and s.reference_id = p.reference_id)',
        put: "and not exists (select from staging_properties s where s.sync_batch = $1 and s.reference_id = p.reference_id\n    and s.duplicate_status <> 'quarantined')",
      },
    ],
  },
  {
    id: 'sync-08',
    kind: 'combination',
    past: 'c19d3c2',
    harm: '"Sync now" hangs while a large pull is being applied, and then takes that pull over although it has ended.',
    edits: [
      {
        file: 'services/core/src/listing-sync/store/runs.ts',
        find: '(lease_until is null or lease_until <= now())\n  for update skip locked)',
        put: '(lease_until is null or lease_until <= now()))',
      },
    ],
  },
  {
    id: 'sync-09',
    kind: 'combination',
    past: 'db0bfaa',
    harm: 'A picture that the CRM replaces under the same address stays the old one on the site.',
    edits: [
      {
        file: 'services/core/src/crm/listing-hash.ts',
        find: "  const { pathname, search, hash } = new URL(url);\n  return hash === '' ? pathname + search : hash;",
        put: '  const { pathname, search } = new URL(url);\n  return pathname + search;',
      },
    ],
  },
  {
    id: 'sync-10',
    kind: 'combination',
    harm: 'A late picture of the CRM undoes the order that staff gave the pictures.',
    edits: [
      {
        file: 'services/core/src/listing-sync/store/listing-pictures-sql.ts',
        find: "case when p.images = coalesce(p.crm_images, '{}') then f.stored else",
        put: 'case when true then f.stored else',
      },
    ],
  },
  {
    id: 'sync-11',
    kind: 'edge',
    harm: 'The last picture of a listing becomes the first, so the card shows the wrong one.',
    edits: [
      {
        file: 'services/core/src/listing-sync/store/listing-pictures-sql.ts',
        find: "(select coalesce(array_agg(x.address order by x.place), '{}') from (",
        put: "(select coalesce(array_agg(x.address order by x.place desc), '{}') from (",
      },
    ],
  },
  {
    id: 'sync-12',
    kind: 'combination',
    harm: 'Changes of the CRM are never pulled when the comparison of keys has looked at a newer listing meanwhile.',
    edits: [
      {
        file: 'services/core/src/listing-sync/pull/confirm-absence.ts',
        find: '{ ...staged, newest: null }',
        put: 'staged',
      },
    ],
  },
  {
    id: 'sync-13',
    kind: 'combination',
    harm: 'What changed in a pull that stopped and asked is never pulled again.',
    edits: [
      {
        file: 'services/core/src/listing-sync/store/runs.ts',
        find: "from sync_runs where provider = $2 and state = 'success' order by id desc limit 1) last",
        put: "from sync_runs where provider = $2 and state <> 'running' order by id desc limit 1) last",
      },
    ],
  },
  {
    id: 'sync-14',
    kind: 'combination',
    harm: 'Once staff have put the pictures of a listing into another order, new pictures of the CRM do not arrive any more.',
    edits: [
      {
        file: 'services/core/src/listings/property-change.ts',
        find: 'JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted())',
        put: 'JSON.stringify(one) === JSON.stringify(other)',
      },
    ],
  },
];
