import type { SetUpReport } from '@manzil/core/crm/hubspot/set-up';
import type { ConnectionCode, ConnectionFinding } from '@manzil/core/crm/crm';

const words: Partial<Record<ConnectionCode, (params: Record<string, string>) => string>> = {
  no_connection: ({ reason }) => `No connection: ${reason ?? ''}. Check CRM_BASE_URL and the network.`,
  no_answer: () => 'HubSpot did not answer in time. Run this again.',
  certificate: ({ reason }) => `The certificate is not trusted: ${reason ?? ''}.`,
  key_refused: () => 'HubSpot does not accept the token: copy it anew from the private app.',
  scope_missing: ({ scope }) =>
    `The token lacks the scope ${scope ?? ''}: add it to the private app and run this again.`,
  property_missing: ({ object, property }) => `The property ${property ?? ''} of ${object ?? ''} is missing.`,
  field_missing: ({ resource, field }) =>
    `The property ${field ?? ''} of ${resource ?? ''} exists, but takes a value twice; HubSpot cannot change that. Delete it there, empty the recycle bin of properties, and run this again.`,
  resource_missing: ({ resource }) =>
    `Not in the account: ${resource ?? ''}. Correct HUBSPOT_PIPELINE and HUBSPOT_STAGE, or leave them out for the first.`,
  not_this_protocol: ({ found }) => `This is not HubSpot's API (${found ?? ''}): check CRM_BASE_URL.`,
  clock_apart: ({ seconds }) => `The clock here and HubSpot's are ${seconds ?? ''} s apart.`,
  too_many_requests: ({ seconds }) => `The account's calls are used up: run this again in ${seconds ?? ''} s.`,
  server_error: ({ status }) => `HubSpot answered ${status ?? ''}. Run this again.`,
};

/** For a terminal; `ready`: enquiries can go through. */
export function reportLines({ made, failed, findings }: SetUpReport): { lines: string[]; ready: boolean } {
  const wrong = findings.filter(({ code }) => code !== 'clock_apart');
  const ready = wrong.length === 0 && failed.length === 0;
  const lines = [
    ...made.map((what) => `Made ${what}`),
    ...failed.map(({ what, problem }) => `Could not make ${what}: ${problem.text}`),
    ...findings.map(lineOf),
    ready ? 'The account is ready.' : 'The account is not ready yet.',
  ];
  return { lines, ready };
}

function lineOf({ code, params }: ConnectionFinding): string {
  return words[code]?.(params) ?? code;
}
