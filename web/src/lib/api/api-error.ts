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

/** `message`: status, colon, body or status text. */
export class ApiError extends Error {
  readonly status: number;
  /** Stable code such as `lead.captcha_failed`; empty without a problem document. */
  readonly code: string;
  readonly detail: string;
  readonly requestId: string;
  readonly fields: readonly FieldProblem[];
  /** Retry-After in seconds. */
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

  static async from(response: Response): Promise<ApiError> {
    const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
    const body = (await response.text().catch(() => '')).slice(0, 10_000);
    return new ApiError(response.status, response.statusText, body, Number.isNaN(seconds) ? null : seconds);
  }
}

/** The server understood and will not do it, now or later. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 414 || error.status === 422);

/** Empty for anything but a refusal of the contract. */
export const codeOf = (error: unknown): ProblemCode | '' =>
  error instanceof ApiError ? (error.code as ProblemCode | '') : '';

/** The server's sentence for people; null for any other body. */
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
