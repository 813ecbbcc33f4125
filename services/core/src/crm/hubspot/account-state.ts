/** What an account lacks; writes nothing. */
import { z } from 'zod';
import type { ConnectionFinding } from '../crm.ts';
import { clockFinding, finding, findingOfResult, notThisProtocol } from '../connection-findings.ts';
import { jsonOf, type CrmHttpClient, type HttpAnswer, type HttpResult } from '../http/http-client.ts';
import { pathOf } from './api.ts';
import {
  contactProperties,
  enquiryProperties,
  propertyGroup,
  scopesOf,
  type HubspotObject,
  type PropertyDefinition,
} from './names.ts';
import { choosePlace, type WantedPlace, pipelineList } from './places.ts';
import { missingScopesOf } from './problem.ts';

export type DescribedType = 'contacts' | HubspotObject;

/** Also there where only the group is missing. */
export interface MissingProperties {
  type: DescribedType;
  groupMissing: boolean;
  properties: PropertyDefinition[];
}

export interface AccountState {
  findings: ConnectionFinding[];
  missing: MissingProperties[];
  /** Null where HubSpot does not tell. */
  lackingScopes: { daily: string[]; setup: string[] } | null;
}

const propertyList = z.looseObject({
  results: z.array(z.looseObject({ name: z.string(), hasUniqueValue: z.boolean().optional() })),
});
const groupList = z.looseObject({ results: z.array(z.looseObject({ name: z.string() })) });
const tokenInfo = z.looseObject({ scopes: z.array(z.string()) });

export interface AccountAccess {
  http: CrmHttpClient;
  /** HubSpot wants it in a body to tell its scopes. */
  token: (signal: AbortSignal) => Promise<string | null>;
}

/** Never throws for HubSpot. Stops where nothing else can work. */
export async function inspectAccount(
  access: AccountAccess,
  wanted: WantedPlace,
  signal: AbortSignal,
): Promise<AccountState> {
  const first = await access.http.call({ method: 'GET', path: pathOf('crm', 'v3', 'properties', 'contacts'), signal });
  const wrong = findingOf(first);
  if (wrong !== null && wrong.code !== 'scope_missing') return { findings: [wrong], missing: [], lackingScopes: null };
  const findings: ConnectionFinding[] = [];
  const clock = first.kind === 'answer' ? clockFinding(first, Date.now()) : null;
  if (clock !== null) findings.push(clock);
  const lackingScopes = await readScopes(access, wanted.object, signal);
  const missing: MissingProperties[] = [];
  for (const type of ['contacts', wanted.object] as const) {
    const state = await readProperties(access.http, type, type === 'contacts' ? first : null, signal);
    findings.push(...state.findings);
    if (state.missing !== null) missing.push(state.missing);
  }
  findings.push(...(await checkPlace(access.http, wanted, signal)));
  const named = new Set(findings.filter(({ code }) => code === 'scope_missing').map(({ params }) => params['scope']));
  for (const scope of lackingScopes?.daily ?? [])
    if (!named.has(scope)) findings.push(finding('scope_missing', { scope }));
  return { findings, missing, lackingScopes };
}

async function readScopes({ http, token }: AccountAccess, object: HubspotObject, signal: AbortSignal) {
  const tokenKey = await token(signal);
  if (tokenKey === null) return null;
  const path = '/oauth/v2/private-apps/get/access-token-info';
  const answer = await http.call({ method: 'POST', path, body: { tokenKey }, signal });
  // other kinds of tokens are unknown there
  const read = tokenInfo.safeParse(answer.kind === 'answer' && answer.status === 200 ? jsonOf(answer) : null);
  if (!read.success) return null;
  const lacking = (scopes: string[]): string[] => scopes.filter((scope) => !read.data.scopes.includes(scope));
  const { daily, setup } = scopesOf(object);
  return { daily: lacking(daily), setup: lacking(setup) };
}

async function readProperties(
  http: CrmHttpClient,
  type: DescribedType,
  known: HttpResult | null,
  signal: AbortSignal,
): Promise<{ findings: ConnectionFinding[]; missing: MissingProperties | null }> {
  const path = pathOf('crm', 'v3', 'properties', type);
  const listed = known ?? (await http.call({ method: 'GET', path, signal, maxBytes: mostBytes }));
  const wrong = findingOf(listed);
  if (wrong !== null) return { findings: [wrong], missing: null };
  const read = propertyList.safeParse(jsonOf(listed as HttpAnswer));
  if (!read.success) return { findings: [notThisProtocol(listed as HttpAnswer)], missing: null };
  const there = new Map(read.data.results.map((property) => [property.name, property.hasUniqueValue === true]));
  const wanted = type === 'contacts' ? contactProperties : enquiryProperties;
  const properties = wanted.filter(({ name }) => !there.has(name));
  // HubSpot makes no property unique afterwards
  const notUnique = wanted.filter(({ name, unique }) => unique && there.get(name) === false);
  const findings = [
    ...properties.map(({ name }) => finding('property_missing', { object: type, property: name })),
    ...notUnique.map(({ name }) => finding('field_missing', { resource: type, field: `${name} (unique values)` })),
  ];
  const groups = await http.call({ method: 'GET', path: `${path}/groups`, signal, maxBytes: mostBytes });
  const groupsRead = groupList.safeParse(groups.kind === 'answer' && groups.status === 200 ? jsonOf(groups) : null);
  const groupMissing = groupsRead.success && !groupsRead.data.results.some(({ name }) => name === propertyGroup.name);
  return { findings, missing: { type, groupMissing, properties: [...properties] } };
}

/** A few hundred properties with texts. */
const mostBytes = 8 * 1024 * 1024;

async function checkPlace(http: CrmHttpClient, wanted: WantedPlace, signal: AbortSignal): Promise<ConnectionFinding[]> {
  const path = pathOf('crm', 'v3', 'pipelines', wanted.object);
  const listed = await http.call({ method: 'GET', path, signal, maxBytes: mostBytes });
  const wrong = findingOf(listed);
  if (wrong !== null) return [wrong];
  const read = pipelineList.safeParse(jsonOf(listed as HttpAnswer));
  if (!read.success) return [notThisProtocol(listed as HttpAnswer)];
  if (choosePlace(wanted, read.data.results) !== null) return [];
  const { pipeline, stage } = wanted;
  const resource = [`pipeline ${pipeline ?? ''}`, ...(stage === null ? [] : [`stage ${stage}`])].join(', ');
  return [finding('resource_missing', { resource: `${wanted.object}: ${resource.trim()}` })];
}

function findingOf(result: HttpResult): ConnectionFinding | null {
  if (result.kind === 'answer' && result.status === 403)
    return finding('scope_missing', { scope: missingScopesOf(result)[0] ?? '' });
  const common = findingOfResult(result);
  if (common !== null) return common;
  return result.kind === 'answer' && result.status !== 200 ? notThisProtocol(result) : null;
}
