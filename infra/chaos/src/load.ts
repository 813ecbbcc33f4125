/** Each with an own address: limits count by it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Answer {
  visitor: number;
  /** Monotonic ms. */
  askedAt: number;
  tookMs: number;
  /** 0 without an answer. */
  status: number;
}

export interface Visitors {
  readonly sent: number;
  /** Answered with a 2xx. */
  readonly accepted: readonly string[];
  readonly answers: readonly Answer[];
  /** Ends when each has a last answer. */
  come(leads: number, spreadMs: number): Promise<void>;
}

export interface VisitorOptions {
  apiUrl: string;
  tries: number;
  /** Each number is another person. */
  first?: number;
}

const answerWithinMs = 10_000;
const pressAgainAfterMs = 4_000;

/** Send is pressed again under the same idempotency key. */
export function createVisitors({ apiUrl, tries, first = 0 }: VisitorOptions): Visitors {
  const answers: Answer[] = [];
  const accepted: string[] = [];
  let sent = 0;

  async function visit(visitor: number): Promise<void> {
    const key = randomUUID();
    for (let pressed = 1; pressed <= tries; pressed += 1) {
      const { answer, reference } = await press(apiUrl, visitor, key);
      answers.push(answer);
      if (reference !== null) {
        accepted.push(reference);
        return;
      }
      if (pressed < tries) await sleep(pressAgainAfterMs);
    }
  }

  return {
    get sent() {
      return sent;
    },
    accepted,
    answers,
    async come(leads, spreadMs) {
      const startedAt = performance.now();
      const visits: Promise<void>[] = [];
      for (let n = 0; n < leads; n += 1) {
        await sleep(Math.max(0, startedAt + (n * spreadMs) / leads - performance.now()));
        visits.push(visit(first + sent));
        sent += 1;
      }
      await Promise.all(visits);
    },
  };
}

export interface LoadOptions {
  apiUrl: string;
  leads: number;
  spreadMs: number;
  first?: number;
}

export interface LoadResult {
  accepted: readonly string[];
  slowestMs: number;
}

/** One try each. */
export async function sendLeads({ apiUrl, leads, spreadMs, first = 0 }: LoadOptions): Promise<LoadResult> {
  const visitors = createVisitors({ apiUrl, tries: 1, first });
  await visitors.come(leads, spreadMs);
  return { accepted: visitors.accepted, slowestMs: slowest(visitors.answers) };
}

export function slowest(answers: readonly Answer[]): number {
  return answers.reduce((most, { tookMs }) => Math.max(most, tookMs), 0);
}

async function press(
  apiUrl: string,
  visitor: number,
  key: string,
): Promise<{ answer: Answer; reference: string | null }> {
  const askedAt = performance.now();
  const answered = (status: number): Answer => ({
    visitor,
    askedAt,
    tookMs: Math.round(performance.now() - askedAt),
    status,
  });
  try {
    const response = await fetch(`${apiUrl}/api/contact`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-forwarded-for': visitorAddress(visitor),
      },
      body: JSON.stringify(enquiry(visitor)),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const receipt = (await response.json()) as { referenceId?: string };
    return { answer: answered(response.status), reference: response.ok ? (receipt.referenceId ?? null) : null };
  } catch {
    return { answer: answered(0), reference: null };
  }
}

function visitorAddress(n: number): string {
  return `10.${String((n >> 16) & 255)}.${String((n >> 8) & 255)}.${String(n & 255)}`;
}

export function visitorEmail(n: number): string {
  return `visitor${String(n)}@example.com`;
}

const districts = ['West Bay', 'The Pearl', 'Lusail Marina', 'Msheireb', 'Al Sadd'];

function enquiry(n: number): object {
  return {
    firstName: 'Maryam',
    lastName: `Visitor ${String(n)}`,
    email: visitorEmail(n),
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
