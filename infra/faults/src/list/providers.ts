import type { Fault } from '../fault.ts';

export const providerFaults: readonly Fault[] = [
  {
    id: 'providers-01',
    kind: 'combination',
    past: 'db0bfaa',
    harm: 'A server that says what it can after the start is pulled by what was assumed before: deletions are missed or everything is read each time.',
    edits: [
      {
        file: 'services/core/src/crm/guarded-provider.ts',
        find: '    get capabilities() {\n      return provider.capabilities;\n    },\n',
        put: '',
      },
    ],
  },
  {
    id: 'providers-02',
    kind: 'combination',
    harm: 'When staff put one picture of their own among those of the CRM, the CRM is told to drop the one that it replaced.',
    edits: [
      {
        file: 'services/core/src/crm/sandbox/mapping.ts',
        find: 'own.length === pictures.length && own.length > 0',
        put: 'own.length > 0',
      },
    ],
  },
  {
    id: 'providers-03',
    kind: 'combination',
    past: 'decision 4',
    harm: 'After a 503 with a Retry-After the CRM is looked up within seconds instead of after the time that it asked for.',
    edits: [
      {
        file: 'services/core/src/crm/outcome-of.ts',
        find: '`The CRM answered ${String(status)}`, answer, result.retryAfterMs);',
        put: '`The CRM answered ${String(status)}`, answer);',
      },
    ],
  },
  {
    id: 'providers-04',
    kind: 'edge',
    harm: 'Listings that changed in the same moment as the last one of a page are never pulled.',
    edits: [
      { file: 'services/core/src/crm/reso/odata/walk.ts', find: '`${by} ge ${from}`', put: '`${by} gt ${from}`' },
    ],
  },
  {
    id: 'providers-05',
    kind: 'combination',
    harm: 'An owner who does not want the address on the internet finds the house on the map.',
    edits: [
      {
        file: 'services/core/src/crm/reso/fields.ts',
        find: " || flag(raw, 'InternetAddressDisplayYN') === false) return null;",
        put: ') return null;',
      },
    ],
  },
  {
    id: 'providers-06',
    kind: 'combination',
    harm: 'A second enquiry of a person overwrites the name that staff corrected in HubSpot.',
    edits: [
      {
        file: 'services/core/src/crm/hubspot/contacts.ts',
        find: "filter(([name]) => (properties[name] ?? '') === '')",
        put: 'filter(([name, value]) => properties[name] !== value)',
      },
    ],
  },
  {
    id: 'providers-07',
    kind: 'edge',
    harm: 'An enquiry by a number that two contacts of HubSpot share is put under the first of them, who may be somebody else.',
    edits: [
      {
        file: 'services/core/src/crm/hubspot/contacts.ts',
        find: 'ok(theirs.length === 1 ? theirs[0]!.id : null, answered.status)',
        put: 'ok(theirs[0]?.id ?? null, answered.status)',
      },
    ],
  },
  {
    id: 'providers-08',
    kind: 'combination',
    harm: 'A deal that was made and never got its contact counts as delivered, so nobody knows whose enquiry it is.',
    edits: [
      {
        file: 'services/core/src/crm/hubspot/lookups.ts',
        find: 'version: hasContact ? version : -1, httpStatus',
        put: 'version, httpStatus',
      },
      {
        file: 'services/core/src/crm/hubspot/lookups.ts',
        find: 'const { id, version, hasContact } = found.value;',
        put: 'const { id, version } = found.value;',
      },
    ],
  },
];
