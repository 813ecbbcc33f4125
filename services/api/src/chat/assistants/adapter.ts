export interface AssistantQuestion {
  model: string;
  key: string;
  system: string;
  user: string;
  maxTokens: number;
}

export interface Adapter {
  /** Only the environment can name another. */
  origin: string;
  path(question: AssistantQuestion): string;
  headers(question: AssistantQuestion): Record<string, string>;
  body(question: AssistantQuestion): object;
  /** Of a 200; null: none. */
  textOf(answer: unknown): string | null;
  /** Null when unreadable. */
  errorOf(answer: unknown): string | null;
}

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

export const usualError = (answer: unknown): string | null => textOrNull(at(answer, 'error', 'message'));
