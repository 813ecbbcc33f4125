import { Readable } from 'node:stream';
import type { AssistantProvider } from '@manzil/core/settings/integration-settings';
import { readBounded } from '@manzil/core/crm/http/bounded-body';
import type { Adapter, AssistantQuestion } from './adapter.ts';
import { anthropic } from './anthropic.ts';
import { gemini } from './gemini.ts';
import { openai } from './openai.ts';

export const adapters: Record<AssistantProvider, Adapter> = { openai, anthropic, gemini };

/** `unreadable`: a 2xx without text, or too long. */
export type AssistantOutcome = 'answered' | 'refused' | 'unreadable' | 'timeout' | 'unreachable';

export interface AssistantReport {
  outcome: AssistantOutcome;
  status: number | null;
  /** The answer or the refusal's words, without the key. */
  text: string;
  milliseconds: number;
}

export interface AskOptions {
  /** For tests, or an operator's proxy. */
  baseUrl?: string | undefined;
  timeoutMs: number;
}

const mostBytes = 256 * 1024;
const mostErrorCharacters = 300;

/** Never throws. Bounded in time and size. */
export async function askAssistant(
  provider: AssistantProvider,
  question: AssistantQuestion,
  { baseUrl, timeoutMs }: AskOptions,
): Promise<AssistantReport> {
  const adapter = adapters[provider];
  const began = performance.now();
  const report = (outcome: AssistantOutcome, status: number | null, text = ''): AssistantReport => ({
    outcome,
    status,
    text,
    milliseconds: Math.round(performance.now() - began),
  });
  const limit = AbortSignal.timeout(timeoutMs);
  let status: number | null = null;
  try {
    const response = await fetch((baseUrl ?? adapter.origin).replace(/(?<!\/)\/+$/, '') + adapter.path(question), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...adapter.headers(question) },
      body: JSON.stringify(adapter.body(question)),
      // the key must not go to another address
      redirect: 'manual',
      signal: limit,
    });
    status = response.status;
    const body = response.body === null ? null : await readBounded(Readable.fromWeb(response.body), mostBytes);
    if (limit.aborted) return report('timeout', status);
    const answer = parsed(body);
    if (!response.ok) return report('refused', status, withoutKeys(adapter.errorOf(answer) ?? '', question.key));
    const text = adapter.textOf(answer);
    return text === null ? report('unreadable', status) : report('answered', status, text);
  } catch {
    return report(limit.aborted ? 'timeout' : 'unreachable', status);
  }
}

function parsed(body: Uint8Array | null): unknown {
  try {
    return body === null ? null : JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return null;
  }
}

/** Refusals may repeat the key, or most of it. */
export function withoutKeys(text: string, key: string): string {
  return text
    .replaceAll(key, '[key]')
    .replaceAll(/\b(sk-|AIza)[\w*.-]{4,}/g, '[key]')
    .replaceAll(/(?<!\S)(?:[^\s*]|\*{1,2}(?!\*))*\*{3}\S*/g, '[key]')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, mostErrorCharacters);
}
