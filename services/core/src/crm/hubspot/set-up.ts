/** Makes what enquiries need; leaves alone what is there. */
import type { ConnectionFinding } from '../crm.ts';
import { z } from 'zod';
import { inspectAccount, type AccountAccess, type MissingProperties } from './account-state.ts';
import { createHubspotApi, pathOf, type CallFrame, type HubspotApi } from './api.ts';
import { propertyGroup, type PropertyDefinition } from './names.ts';
import type { WantedPlace } from './places.ts';
import type { Problem } from './problem.ts';

export interface SetUpReport {
  made: string[];
  failed: { what: string; problem: Problem }[];
  /** Still wrong afterwards. */
  findings: ConnectionFinding[];
  lackingScopes: { daily: string[]; setup: string[] } | null;
}

/** Never throws for HubSpot. */
export async function setUpAccount(
  access: AccountAccess,
  wanted: WantedPlace,
  signal: AbortSignal,
): Promise<SetUpReport> {
  const before = await inspectAccount(access, wanted, signal);
  const api = createHubspotApi(access.http);
  const report: SetUpReport = { made: [], failed: [], findings: before.findings, lackingScopes: before.lackingScopes };
  for (const missing of before.missing) await makeMissing(api, { signal, personal: [] }, missing, report);
  if (report.made.length > 0) report.findings = (await inspectAccount(access, wanted, signal)).findings;
  return report;
}

async function makeMissing(
  api: HubspotApi,
  frame: CallFrame,
  { type, groupMissing, properties }: MissingProperties,
  report: SetUpReport,
): Promise<void> {
  const path = pathOf('crm', 'v3', 'properties', type);
  if (groupMissing && !(await make(api, frame, `${path}/groups`, propertyGroup, `${type}: group`, report))) return;
  for (const property of properties) await make(api, frame, path, bodyOf(property), `${type}.${property.name}`, report);
}

function bodyOf({ name, label, type, fieldType, unique, description }: PropertyDefinition): object {
  return { name, label, type, fieldType, description, groupName: propertyGroup.name, hasUniqueValue: unique };
}

/** A 409 means that it is there. @returns false where it is not */
async function make(
  api: HubspotApi,
  frame: CallFrame,
  path: string,
  body: object,
  what: string,
  report: SetUpReport,
): Promise<boolean> {
  const answered = await api.write(frame, { method: 'POST', path, body }, z.unknown());
  if (answered.ok) report.made.push(what);
  else if (answered.problem.reason === 'conflict') return true;
  else report.failed.push({ what, problem: answered.problem });
  return answered.ok;
}
