/** The one place that writes down who reads or takes data about many people (`x-personal-data`). */
import { type PersonalRead, recordExport, recordListRead } from '@manzil/core/audit/store/personal-reads';
import type { StaffAct } from '@manzil/core/audit/act';
import { redacted } from '@manzil/core/audit/audit';
import { contract } from '../contract/document.ts';
import type { Handlers } from '../contract/handler.ts';
import { readOperations, type Operation, type Parameter } from '../contract/operations.ts';
import { ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';

type Deps = Pick<ApiDeps, 'database' | 'log'>;
type Query = Readonly<Record<string, unknown>>;
type AnyContext = StaffContext & { query: Query; params: { id?: number } };
type StaffContext = { user: StaffAct['actor']; requestId: string };
type AnyAnswer = { body?: unknown; people?: number };
type AnyHandler = (context: AnyContext) => Promise<AnyAnswer>;

/** What cannot be recorded is not answered. */
export function withRecordedReads(handlers: Handlers, deps: Deps): Handlers {
  const all = handlers as unknown as Record<string, AnyHandler>;
  const recorded = readOperations(contract)
    .filter(({ personalData }) => personalData !== null)
    .map((operation) => [operation.id, recording(operation, all[operation.id] as AnyHandler, deps)] as const);
  return { ...handlers, ...Object.fromEntries(recorded) };
}

function recording(operation: Operation, handler: AnyHandler, deps: Deps): AnyHandler {
  return async (context) => {
    const answer = await handler(context);
    const read: PersonalRead = {
      operation: operation.id,
      filter: filterOf(operation.parameters, context.query),
      records: answer.people ?? countOf(answer.body),
      subjectId: context.params.id ?? null,
    };
    await record(operation, context, read, deps);
    return answer;
  };
}

async function record(
  { personalData }: Operation,
  { user: actor, requestId }: StaffContext,
  read: PersonalRead,
  { database: { pool }, log }: Deps,
): Promise<void> {
  try {
    const act = { actor, requestId };
    if (personalData === 'export') await recordExport(pool, act, read);
    // a list that names nobody tells nothing
    else if (read.records !== 0) await recordListRead(pool, act, read);
  } catch (error) {
    log.error({ requestId, operation: read.operation, err: error }, 'a reading of personal data was not recorded');
    throw new ProblemError('audit.not_recorded', { cause: error, headers: { 'Retry-After': '5' } });
  }
}

/** Which part of the list, and in which order, is no matter. */
const ofThePage: ReadonlySet<string> = new Set(['page', 'limit', 'sort']);

/** Values that the contract lists, numbers and days; of what somebody typed only that there was something. */
export function filterOf(parameters: readonly Parameter[], query: Query): Record<string, unknown> {
  const given = parameters.filter(
    ({ in: place, name }) =>
      place === 'query' && !ofThePage.has(name) && ![undefined, '', null].includes(query[name] as never),
  );
  return Object.fromEntries(given.map(({ name, schema }) => [name, isTyped(schema) ? redacted : query[name]]));
}

function isTyped({ type, enum: listed, format }: Parameter['schema']): boolean {
  if (listed !== undefined || type === 'boolean' || type === 'integer' || type === 'number') return false;
  return format !== 'date';
}

/** Of an answer that is a list, or holds one. Null: not known. */
function countOf(body: unknown): number | null {
  if (Array.isArray(body)) return body.length;
  if (typeof body !== 'object' || body === null) return null;
  const lists = Object.values(body).filter((member) => Array.isArray(member));
  return lists.length === 0 ? null : lists.reduce((sum, list) => sum + list.length, 0);
}
