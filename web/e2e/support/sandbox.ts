const port = Number(process.env['E2E_PORT'] ?? '3100') + 3;
/** Differs where the platform runs in containers. */
const sandboxUrl = process.env['E2E_SANDBOX_URL'] ?? `http://127.0.0.1:${String(port)}`;

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${sandboxUrl}${path}`, {
    method,
    headers: { authorization: 'Bearer sandbox-key', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(5_000),
  });
  return answer.json();
}

interface SandboxLead {
  id: string;
  reference: string;
  /** Whose it is. */
  personReference?: string;
}

/** By our reference. */
export async function leadsInCrm(reference: string): Promise<SandboxLead[]> {
  return ((await ask('GET', `/v1/leads?reference=${reference}`)) as { leads: SandboxLead[] }).leads;
}

/** Without any, the CRM is well. */
export async function setCrmFaults(faults: { error500?: number; tooMany429?: number } = {}): Promise<void> {
  await ask('PUT', '/v1/faults', faults);
}
