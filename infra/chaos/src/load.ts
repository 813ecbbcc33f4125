/** Visitors who send enquiries, evenly over time, each from an address of their own. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface LoadResult {
  sent: number;
  /** References of the enquiries that were answered with a 2xx. */
  accepted: string[];
  refused: number;
  slowestMs: number;
}

export interface LoadOptions {
  apiUrl: string;
  leads: number;
  spreadMs: number;
  /** Number of the first visitor; each number is another person. */
  first?: number;
}

/** Sends all of them, whatever becomes of each; waits for the last answer. */
export async function sendLeads({ apiUrl, leads, spreadMs, first = 0 }: LoadOptions): Promise<LoadResult> {
  const result: LoadResult = { sent: 0, accepted: [], refused: 0, slowestMs: 0 };
  const startedAt = performance.now();
  const answers: Promise<void>[] = [];
  for (let n = 0; n < leads; n += 1) {
    await sleep(Math.max(0, startedAt + (n * spreadMs) / leads - performance.now()));
    answers.push(sendLead(apiUrl, first + n, result));
  }
  await Promise.all(answers);
  return result;
}

async function sendLead(apiUrl: string, n: number, result: LoadResult): Promise<void> {
  const startedAt = performance.now();
  result.sent += 1;
  try {
    const answer = await fetch(`${apiUrl}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visitorAddress(n) },
      body: JSON.stringify(enquiry(n)),
      signal: AbortSignal.timeout(10_000),
    });
    const receipt = (await answer.json()) as { referenceId?: string };
    if (answer.ok && receipt.referenceId !== undefined) result.accepted.push(receipt.referenceId);
    else result.refused += 1;
  } catch {
    result.refused += 1;
  }
  result.slowestMs = Math.max(result.slowestMs, Math.round(performance.now() - startedAt));
}

function visitorAddress(n: number): string {
  return `10.${String((n >> 16) & 255)}.${String((n >> 8) & 255)}.${String(n & 255)}`;
}

const districts = ['West Bay', 'The Pearl', 'Lusail Marina', 'Msheireb', 'Al Sadd'];

function enquiry(n: number): object {
  return {
    firstName: 'Maryam',
    lastName: `Visitor ${String(n)}`,
    email: `visitor${String(n)}@example.com`,
    phone: `+974 5${String(1_000_000 + n)}`,
    message: `I would like to see an office in ${districts[n % districts.length] ?? 'Doha'}, please.`,
    source: 'contact_form',
    website: '',
    captcha: '0',
    captchaToken: 'off',
    consent: { policyVersion: '2025-06-15', marketing: false },
    page: '/en/contact',
    language: n % 2 === 0 ? 'en' : 'ar',
  };
}
