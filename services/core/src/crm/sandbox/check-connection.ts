/** Writes nothing: looks up a reference that nobody has, and one listing. */
import type { ConnectionCheck, ConnectionFinding } from '../crm.ts';
import { clockFinding, connectionCheck, finding, findingOfResult, notThisProtocol } from '../connection-findings.ts';
import { jsonOf, type CrmHttpClient } from '../http/http-client.ts';
import { readListingPage } from './listing-page.ts';
import { lookupPath, readLookup } from './lookups.ts';

const nobody = 'connection-test';

/** Never throws for the sandbox. */
export async function checkConnection(
  http: CrmHttpClient,
  baseUrl: string,
  signal: AbortSignal,
): Promise<ConnectionCheck> {
  const findings: ConnectionFinding[] = [];
  const leads = await http.call({ method: 'GET', path: lookupPath('lead', nobody), signal });
  const wrong = findingOfResult(leads);
  if (wrong !== null) return connectionCheck([wrong]);
  if (leads.kind === 'answer') {
    if (readLookup('lead', nobody, leads).kind === 'failed') return connectionCheck([notThisProtocol(leads)]);
    const clock = clockFinding(leads, Date.now());
    if (clock !== null) findings.push(clock);
  }
  const listings = await http.call({ method: 'GET', path: '/v1/listings?limit=1', signal });
  const unread = listings.kind === 'answer' && readListingPage(jsonOf(listings), baseUrl) === null;
  const hidden = findingOfResult(listings) ?? (unread ? finding('resource_missing', { resource: 'listings' }) : null);
  if (hidden !== null) findings.push(hidden);
  return connectionCheck(findings);
}
