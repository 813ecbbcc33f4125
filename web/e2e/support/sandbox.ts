/** What the CRM itself holds, asked over its own API. */
const port = Number(process.env['E2E_PORT'] ?? '3100') + 3;

interface SandboxLead {
  id: string;
  reference: string;
}

/** The CRM's records under our reference. */
export async function leadsInCrm(reference: string): Promise<SandboxLead[]> {
  const answer = await fetch(`http://127.0.0.1:${String(port)}/v1/leads?reference=${reference}`, {
    headers: { authorization: 'Bearer sandbox-key' },
    signal: AbortSignal.timeout(5_000),
  });
  return ((await answer.json()) as { leads: SandboxLead[] }).leads;
}
