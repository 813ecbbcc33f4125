/** What an outside assistant needs to be asked in its own way. */

export interface AssistantQuestion {
  model: string;
  key: string;
  /** What the assistant is and may say. */
  system: string;
  /** What it is asked. */
  user: string;
  maxTokens: number;
}

export interface Adapter {
  /** Scheme and host of the service. Nobody but the environment can name another. */
  origin: string;
  path(question: AssistantQuestion): string;
  headers(question: AssistantQuestion): Record<string, string>;
  body(question: AssistantQuestion): object;
  /** The text of a 200; null when there is none in it. */
  textOf(answer: unknown): string | null;
  /** What a refusal says; null when it says nothing that we know how to read. */
  errorOf(answer: unknown): string | null;
}

/** Follows names and places through an answer that may be anything. */
export function at(value: unknown, ...steps: readonly (string | number)[]): unknown {
  let found = value;
  for (const step of steps) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<string | number, unknown>)[step];
  }
  return found;
}

export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** All of them answer refusals with `{error: {message}}`. */
export const usualError = (answer: unknown): string | null => textOrNull(at(answer, 'error', 'message'));
