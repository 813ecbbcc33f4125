import {
  findAdminProperty,
  listAdminProperties,
  listAdminPropertyIds,
  readAdminPropertySummary,
  readPropertyHistory,
  streamAdminProperties,
  withoutMandate,
} from '@manzil/core/listings/store/admin-property-reader';
import { fieldEntries, type Having } from '@manzil/core/listings/fields';
import type { PropertyRow } from '@manzil/core/listings/store/property-row';
import type { Handlers } from '../contract/handler.ts';
import { demandFound } from '../contract/problem.ts';
import type { CsvValue } from '@manzil/core/platform/csv';
import { csvHeaders, csvStream, fileDate } from '../csv/csv.ts';
import { fileOf } from '../csv/file-columns.ts';
import type { ApiDeps } from '../deps.ts';
import { listingColumns, listingLine } from './listing-file.ts';
import { presentAdminProperty, presentCompleteness, presentProperty } from './presenter.ts';

type Operations =
  | 'listAdminProperties'
  | 'listAdminPropertyIds'
  | 'getAdminPropertySummary'
  | 'exportProperties'
  | 'getAdminProperty'
  | 'getPropertyHistory';

/** As specified: for other programs, in no language. */
const columns = fieldEntries.flatMap(([name, { csv }]) =>
  csv?.exported === true ? [{ name: name as ExportedField, head: csv.head }] : [],
);
type ExportedField = Having<{ csv: { exported: true } }>;

export function adminPropertyHandlers({ database }: Pick<ApiDeps, 'database'>): Pick<Handlers, Operations> {
  const { pool } = database;
  return {
    async listAdminProperties({ query }) {
      const { properties, pagination } = await listAdminProperties(pool, query);
      const lacking = await withoutMandate(
        pool,
        properties.map(({ id }) => id),
      );
      const completeness = properties.map((row) => presentCompleteness(row, lacking));
      return { status: 200, body: { properties: properties.map(presentProperty), completeness, pagination } };
    },

    listAdminPropertyIds: async ({ query }) => ({
      status: 200,
      body: { ids: await listAdminPropertyIds(pool, query) },
    }),

    getAdminPropertySummary: async () => ({ status: 200, body: await readAdminPropertySummary(pool) }),

    async exportProperties({ query: { columns: chosen, headings, ...query } }) {
      const listings = streamAdminProperties(pool, query);
      const file = chosen === undefined ? null : fileOf(listingColumns, chosen, headings);
      return {
        status: 200,
        headers: csvHeaders(`properties-${fileDate()}.csv`),
        stream:
          file === null
            ? csvStream([...columns.map(({ head }) => head), 'Created'], listings, lineOf)
            : csvStream(file.head, listings, (row) => file.lineOf(listingLine(row))),
      };
    },

    getAdminProperty: async ({ params }) => ({
      status: 200,
      body: presentAdminProperty(demandFound(await findAdminProperty(pool, params.id), 'property.not_found')),
    }),

    async getPropertyHistory({ params }) {
      demandFound(await findAdminProperty(pool, params.id), 'property.not_found');
      return { status: 200, body: await readPropertyHistory(pool, params.id) };
    },
  };
}

function lineOf(row: PropertyRow): CsvValue[] {
  const shown = presentProperty(row);
  return [...columns.map(({ name }) => shown[name === 'deal' ? 'type' : name]), shown.createdAt.slice(0, 10)];
}
