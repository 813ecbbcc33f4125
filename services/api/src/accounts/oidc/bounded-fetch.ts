/** Requests to the provider: no redirect is followed, nothing is waited for or read without end. */

/** Metadata, keys and tokens are some kB. */
const mostBytes = 262_144;

/** For the log: what went wrong, and nothing of what was sent. */
export function reasonOf(error: Error): { reason: string; detail: string | null } {
  const { code, name } = (error.cause ?? {}) as { code?: unknown; name?: unknown };
  const detail = [code, name].find((one) => typeof one === 'string');
  return { reason: error.message, detail: typeof detail === 'string' ? detail : null };
}

/** The provider gave no usable answer in time; the person can try again or sign in otherwise. */
export class ProviderUnreachableError extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(`The sign-in provider gave no answer: ${why}`, options);
    this.name = 'ProviderUnreachableError';
  }
}

/**
 * As fetch; the signal of the caller ends the reading too.
 * @throws ProviderUnreachableError also for an error of the server (5xx) and an answer that is too large
 */
export async function boundedFetch(address: string, options: RequestInit): Promise<Response> {
  let status: number | null = null;
  try {
    const answer = await fetch(address, { ...options, redirect: 'manual' });
    status = answer.status;
    const body = await readBounded(answer);
    if (status < 500) return new Response(body, { status, headers: answer.headers });
  } catch (error) {
    throw new ProviderUnreachableError('no connection, or not in time', { cause: error });
  }
  throw new ProviderUnreachableError(`it answered ${String(status)}`);
}

/** Null where a Response may have no body. */
async function readBounded({ body, status }: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > mostBytes) throw new Error('too large');
    parts.push(part);
  }
  return status === 204 || status === 304 ? null : new Uint8Array(Buffer.concat(parts));
}
