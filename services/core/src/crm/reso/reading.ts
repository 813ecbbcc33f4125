/** How this server takes queries, found by trying. */
import type { CrmUnavailableError } from '../crm.ts';
import { isRefusal } from './odata/errors.ts';
import { isOffered } from './fields.ts';
import { selectedFields } from './selected-fields.ts';
import type { ResoModel } from './odata/metadata.ts';
import { resourceNamed, type ODataClient, type RecordPage } from './odata/odata-client.ts';
import { offerFilters, queryOf, type QueryOptions } from './odata/query.ts';
import { standardised } from './standard-values.ts';

export interface Reading {
  /** Null: it cannot be asked, and all is sorted here. */
  filter: string | null;
  select: readonly string[];
  orders: boolean;
  expand: string | null;
  /** And counts only what is on offer. */
  counts: boolean;
  refused: readonly string[];
}

const known = new WeakMap<ResoModel, Reading>();

/** Cached per metadata. @throws CrmUnavailableError */
export async function readingOf(
  client: ODataClient,
  model: ResoModel,
  signal: AbortSignal,
  fresh = false,
): Promise<Reading> {
  const before = known.get(model);
  if (before !== undefined && !fresh) return before;
  const found = await find(client, model, signal);
  known.set(model, found);
  return found;
}

async function find(client: ODataClient, model: ResoModel, signal: AbortSignal): Promise<Reading> {
  const property = resourceNamed(model, 'Property');
  const ask = (options: QueryOptions): Promise<RecordPage | CrmUnavailableError> =>
    answerOrRefusal(client, `/${property.name}${queryOf(property, { ...options, top: 1 })}`, signal);
  const filter = await firstThatGives(offerFilters(property), async (one) => {
    const page = await ask({ filter: one });
    // for an unknown literal some servers fail, others give nothing
    return !(page instanceof Error) && page.records.some((raw) => isOffered(standardised(raw, property)));
  });
  const select = selectedFields(property);
  const parts: Record<'$select' | '$orderby' | '$expand' | '$count', QueryOptions> = {
    $select: { select },
    $orderby: { orderby: ['ModificationTimestamp', property.key] },
    $expand: { expand: property.expandable.has('Media') ? 'Media' : null },
    $count: { count: true },
  };
  const all: QueryOptions = Object.assign({ filter }, ...Object.values(parts));
  const refused: string[] = [];
  if ((await ask(all)) instanceof Error)
    for (const [name, part] of Object.entries(parts)) if ((await ask(part)) instanceof Error) refused.push(name);
  const takes = (name: keyof typeof parts): boolean => !refused.includes(name);
  const reading: Reading = {
    filter,
    select: takes('$select') ? select : [],
    orders: takes('$orderby'),
    expand: takes('$expand') ? (parts.$expand.expand ?? null) : null,
    counts: takes('$count') && (filter !== null || !property.fields.has('StandardStatus')),
    refused,
  };
  if (refused.length === 0) return reading;
  const { orders, expand, counts } = reading;
  const orderby = orders ? (parts.$orderby.orderby ?? []) : [];
  const whole = await ask({ filter, select: reading.select, orderby, expand, count: counts });
  if (whole instanceof Error) throw whole;
  return reading;
}

async function answerOrRefusal(
  client: ODataClient,
  address: string,
  signal: AbortSignal,
): Promise<RecordPage | CrmUnavailableError> {
  try {
    return await client.page(address, 1, signal);
  } catch (error) {
    if (isRefusal(error)) return error;
    throw error;
  }
}

async function firstThatGives(
  filters: readonly string[],
  gives: (filter: string) => Promise<boolean>,
): Promise<string | null> {
  for (const filter of filters) if (await gives(filter)) return filter;
  return null;
}
