/** What a call that was refused or failed raises, whoever made it. */
import type { components } from '@manzil/contract/api';

type ProblemCode = components['schemas']['ProblemCode'];

interface ProblemBody {
  code?: unknown;
  detail?: unknown;
  requestId?: unknown;
  errors?: unknown;
}

export interface FieldProblem {
  path: string;
  code: string;
  message: string;
}

/** `message` is the status, a colon and the body text, or the status text of an empty body. */
export class ApiError extends Error {
  readonly status: number;
  /** The problem's stable code, such as `lead.captcha_failed`; empty when the answer was no problem document. */
  readonly code: string;
  /** A sentence for a person. */
  readonly detail: string;
  /** Names the request in the server's logs. */
  readonly requestId: string;
  readonly fields: readonly FieldProblem[];
  /** Seconds to wait, from Retry-After; null when not said. */
  readonly retryAfter: number | null;

  constructor(status: number, statusText: string, body: string, retryAfter: number | null = null) {
    super(`${String(status)}: ${body === '' ? statusText : body}`);
    this.name = 'ApiError';
    const problem = parse(body);
    this.status = status;
    this.code = typeof problem.code === 'string' ? problem.code : '';
    this.detail = typeof problem.detail === 'string' ? problem.detail : body;
    this.requestId = typeof problem.requestId === 'string' ? problem.requestId : '';
    this.fields = Array.isArray(problem.errors) ? (problem.errors as FieldProblem[]) : [];
    this.retryAfter = retryAfter;
  }

  /** Reads a refusal from the wire. */
  static async from(response: Response): Promise<ApiError> {
    const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
    const body = (await response.text().catch(() => '')).slice(0, 10_000);
    return new ApiError(response.status, response.statusText, body, Number.isNaN(seconds) ? null : seconds);
  }
}

/** True where the server understood the call and will not do it, now or later: what was asked cannot be meant. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 414 || error.status === 422);

/** The contract's code of a refusal; empty for whatever else went wrong. */
export const codeOf = (error: unknown): ProblemCode | '' =>
  error instanceof ApiError ? (error.code as ProblemCode | '') : '';

/** The server's own sentence for a person, where it gave one; never a body that is something else. */
export const detailOf = (error: unknown): string | null =>
  error instanceof ApiError && error.code !== '' && error.detail !== '' ? error.detail : null;

function parse(body: string): ProblemBody {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
