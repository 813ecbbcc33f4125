/** Why a provider proved nobody. */
export class ProviderError extends Error {}

/** The provider gave no usable answer in time; the person can try again or sign in otherwise. */
export class ProviderUnreachableError extends ProviderError {
  constructor(why: string, options?: ErrorOptions) {
    super(`The sign-in provider gave no answer: ${why}`, options);
    this.name = 'ProviderUnreachableError';
  }
}

/** What the provider answered proves nobody. */
export class ProviderRefusedError extends ProviderError {
  /** The person said no there. */
  readonly isCancelled: boolean;

  constructor(why: string, { isCancelled = false, ...options }: ErrorOptions & { isCancelled?: boolean } = {}) {
    super(`The sign-in at the provider does not count: ${why}`, options);
    this.name = 'ProviderRefusedError';
    this.isCancelled = isCancelled;
  }
}

/** For the log: what went wrong, and nothing of what was sent. */
export function reasonOf(error: ProviderError): { reason: string; detail: string | null } {
  const { code, name } = (error.cause ?? {}) as { code?: unknown; name?: unknown };
  const detail = [code, name].find((one) => typeof one === 'string');
  return { reason: error.message, detail: typeof detail === 'string' ? detail : null };
}
