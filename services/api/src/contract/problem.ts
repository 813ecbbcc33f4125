import { contract } from './document.ts';
import type { components } from '@manzil/contract/api';

export type ProblemCode = components['schemas']['ProblemCode'];
export type FieldProblem = components['schemas']['FieldProblem'];
export type Problem = components['schemas']['Problem'];

type CodeMeaning = { status: number; title: string; detail?: string };
const meanings = contract.components.schemas['ProblemCode']?.['x-codes'] as Record<ProblemCode, CodeMeaning>;

export type ProblemOptions = {
  /** For anybody; default: the contract's. */
  detail?: string;
  errors?: FieldProblem[];
  headers?: Record<string, string>;
  cause?: unknown;
};

/** Its words are shown to the caller. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly errors: FieldProblem[] | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    const meaning = meanings[code];
    const detail = options.detail ?? meaning.detail ?? `${meaning.title}.`;
    super(`${code}: ${detail}`, { cause: options.cause });
    this.name = 'ProblemError';
    this.code = code;
    this.status = meaning.status;
    this.title = meaning.title;
    this.detail = detail;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }
}

export function toProblem(error: ProblemError, requestId: string): Problem {
  return {
    type: `urn:manzil:problem:${error.code}`,
    title: error.title,
    status: error.status,
    detail: error.detail,
    code: error.code,
    requestId,
    ...(error.errors ? { errors: error.errors } : {}),
  };
}

/** @throws ProblemError with this code for null */
export function demandFound<T>(value: T | null, code: ProblemCode): T {
  if (value === null) throw new ProblemError(code);
  return value;
}

/** `errors` must not be empty. */
export function invalidRequest(errors: FieldProblem[]): ProblemError {
  const words = errors.slice(0, 3).map((error) => error.message);
  return new ProblemError('request.invalid', { detail: words.join('; '), errors: errors.slice(0, 50) });
}
