/** Local values in standard words (Data Dictionary 2.0, 2.2); unread, they stay. */
import { CrmUnavailableError } from '../crm.ts';
import { isRefusal } from './odata/errors.ts';
import { askedFields } from './fields.ts';
import type { ResoFieldType, ResoModel, ResoResource } from './odata/metadata.ts';
import type { NextLink } from './odata/next-link.ts';
import { oneOf, queryOf } from './odata/query.ts';
import { text, type RawRecord } from './raw-values.ts';

export interface LookupEntry {
  name: string;
  value: string;
  /** Null for a local value outside the standard. */
  standard: string | null;
  /** The enumeration's member, where there is one. */
  legacy: string | null;
}

/** @throws CrmUnavailableError */
type AskPage = (
  address: string,
  pageSize: number,
  signal: AbortSignal,
) => Promise<{ records: RawRecord[]; next: NextLink; count: number | null }>;

const pageSize = 1_000;
const mostEntries = 50_000;
const mostPages = 500;
const mostMs = 30_000;

const lookupFields = ['LookupKey', 'LookupName', 'LookupValue', 'StandardLookupValue', 'LegacyODataValue'];
/** Written, or read from resources other than Property. */
const otherFields = [
  'Country',
  'StateOrProvince',
  'MediaCategory',
  'MediaType',
  'Permission',
  'ResourceName',
  'ContactType',
  'ContactStatus',
  'Language',
];
const understood: ReadonlySet<string> = new Set([...askedFields, ...otherFields]);

/** Null without a Lookup resource. @throws CrmUnavailableError also for too many values */
export async function readLookups(ask: AskPage, model: ResoModel, signal: AbortSignal): Promise<LookupEntry[] | null> {
  const lookup = model.resources.get('Lookup');
  if (lookup === undefined) return null;
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(mostMs)]);
  const filter = oneOf('LookupName', namesOf(model));
  // a server may refuse to filter lookups (2.2, "Queries")
  const queries = [
    ...(filter === null ? [] : [queryOf(lookup, { filter, select: lookupFields, count: true })]),
    queryOf(lookup, { count: true }),
    '',
  ];
  for (const [i, query] of queries.entries()) {
    try {
      const entries = await readAll(ask, lookup, query, bounded);
      if (entries.length > 0 || i === queries.length - 1) return entries;
    } catch (error) {
      if (i === queries.length - 1 || !isRefusal(error)) throw error;
    }
  }
  return [];
}

async function readAll(ask: AskPage, lookup: ResoResource, query: string, signal: AbortSignal): Promise<LookupEntry[]> {
  const found = new Map<string, LookupEntry>();
  const first = `/${lookup.name}${query}`;
  let address: string | null = first;
  let read = 0;
  for (let pages = 0; address !== null; pages += 1) {
    if (pages >= mostPages || found.size > mostEntries) throw tooMany();
    const { records, next, count }: Awaited<ReturnType<AskPage>> = await ask(address, pageSize, signal);
    if ((count ?? 0) > mostEntries) throw tooMany();
    const before = found.size;
    for (const record of records) note(found, record);
    read += records.length;
    const brought = found.size > before;
    if (next.kind === 'follow') {
      if (!brought && records.length > 0) throw new CrmUnavailableError('The lookups came a second time');
      address = next.address;
    } else if (next.kind === 'refused') {
      throw new CrmUnavailableError('The rest of the lookups is said to be on another server');
    } else if (brought && count !== null && read < count)
      address = `${first}${query === '' ? '?' : '&'}$skip=${String(read)}`;
    else address = null;
  }
  return [...found.values()];
}

const tooMany = (): Error => new CrmUnavailableError('The lookups are too many or have no end');

function note(found: Map<string, LookupEntry>, record: RawRecord): void {
  const name = text(record, 'LookupName');
  const value = text(record, 'LookupValue');
  if (name === null || value === null) return;
  const entry = {
    name,
    value,
    standard: text(record, 'StandardLookupValue'),
    legacy: text(record, 'LegacyODataValue'),
  };
  found.set(JSON.stringify([name, value, entry.legacy]), entry);
}

function namesOf({ resources }: ResoModel): string[] {
  const fields = [...resources.values()].flatMap((resource) => [...resource.fields]);
  const names = fields.filter(([field]) => understood.has(field)).map(([, type]) => nameOf(type));
  return [...new Set(names.filter((name) => name !== null))];
}

/** RESO.OData.Metadata.LookupName, else the enumeration's type name. */
function nameOf({ lookup, members, type }: ResoFieldType): string | null {
  return lookup ?? (members === null ? null : (type.split('.').at(-1) ?? null));
}

export function withLookups(model: ResoModel, entries: readonly LookupEntry[]): ResoModel {
  const byName = Map.groupBy(entries, ({ name }) => name);
  const resources = [...model.resources].map(([name, resource]) => {
    const fields = [...resource.fields].map(([field, type]) => {
      const own = understood.has(field) ? byName.get(nameOf(type) ?? field) : undefined;
      return [field, own === undefined ? type : explained(type, own)] as const;
    });
    return [name, { ...resource, fields: new Map(fields) }] as const;
  });
  return { ...model, resources: new Map(resources) };
}

function explained(type: ResoFieldType, entries: readonly LookupEntry[]): ResoFieldType {
  const names = new Map(type.names);
  for (const { value, standard, legacy } of entries) {
    if (standard !== null) names.set(value, standard);
    const said = standard ?? value;
    if (legacy !== null && (standard !== null || legacy !== value)) names.set(legacy, said);
  }
  return { ...type, names, listed: entries.map(({ value }) => value) };
}
