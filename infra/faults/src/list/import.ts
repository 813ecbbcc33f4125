import type { Fault } from '../fault.ts';

export const importFaults: readonly Fault[] = [
  {
    id: 'import-01',
    kind: 'edge',
    harm: 'A message that begins with a minus sign is run as a formula when staff open the file of leads.',
    file: 'services/core/src/platform/csv.ts',
    find: 'const runs = /(?:^(?=[\\t\\r])|(?<=^|[\\r\\n\\t;,])(?=(?:[^\\S\\r\\n\\t]|[\'"])*[=+\\-@',
    put: 'const runs = /(?:^(?=[\\t\\r])|(?<=^|[\\r\\n\\t;,])(?=(?:[^\\S\\r\\n\\t]|[\'"])*[=+@',
  },
  {
    id: 'import-02',
    kind: 'combination',
    harm: 'Importing the file that was exported a moment ago puts an apostrophe before titles that begin with a plus.',
    file: 'services/api/src/listings/import-rows.ts',
    find: 'withoutGuards(cell.trim()).trim()',
    put: 'cell.trim()',
  },
  {
    id: 'import-03',
    kind: 'combination',
    harm: 'An import overwrites what a colleague changed between looking at the plan and starting it, without a word.',
    file: 'services/api/src/listings/import-plan.ts',
    find: '  const versions = steps.map(({ before }) => before?.version ?? null);\n',
    put: '',
    also: [
      {
        file: 'services/api/src/listings/import-plan.ts',
        find: 'JSON.stringify([rows, versions])',
        put: 'JSON.stringify(rows)',
      },
    ],
  },
  {
    id: 'import-04',
    kind: 'combination',
    harm: 'A file with an empty price, as our own export writes it for a price on request, is refused.',
    file: 'services/api/src/listings/import-rows.ts',
    find: "return text === '' ? (rule.required === true ? undefined : null) : plainNumber(text);",
    put: 'return plainNumber(text);',
  },
  {
    id: 'import-05',
    kind: 'plain',
    harm: 'Listings that a file changes are not told to the CRM, and the site goes on showing them as they were.',
    file: 'services/core/src/listings/store/property-import.ts',
    find: '        ids.push(id);\n',
    put: '        if (before === null) ids.push(id);\n',
  },
  {
    id: 'import-06',
    kind: 'edge',
    harm: 'The file of leads ends after the first 500.',
    file: 'services/core/src/data/stream-rows.ts',
    find: 'if (rows.length < step) break;',
    put: 'if (rows.length <= step) break;',
  },
];
