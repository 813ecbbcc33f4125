export interface LeadCounts {
  records: number;
  writesPerReference: Record<string, number>;
}

/** Shares of the requests. */
export interface SandboxFaults {
  delayMs?: number;
  idempotent?: boolean;
  tooMany429?: number;
  retryAfterSeconds?: number;
  error500?: number;
  lostWrite?: number;
  cutAfterWrite?: number;
  malformed?: number;
}

export interface SandboxClient {
  setFaults(faults: SandboxFaults): Promise<void>;
  leads(): Promise<LeadCounts>;
  listings(): Promise<LeadCounts>;
}

/** @throws for another answer than 2xx, or none within 30 s */
export function callerOf(baseUrl: string, apiKey: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${String(answer.status)}`);
    return answer.json();
  };
}

export function sandboxClient(baseUrl: string, apiKey: string): SandboxClient {
  const call = callerOf(baseUrl, apiKey);
  const stats = async () => (await call('GET', '/v1/stats')) as Record<'leads' | 'listings', LeadCounts>;
  return {
    setFaults: async (faults) => void (await call('PUT', '/v1/faults', faults)),
    leads: async () => (await stats()).leads,
    listings: async () => (await stats()).listings,
  };
}
