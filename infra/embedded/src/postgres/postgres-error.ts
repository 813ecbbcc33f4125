/** A sentence a person can act on; `detail` is the server's. */
export class EmbeddedPostgresError extends Error {
  readonly detail: string;

  constructor(message: string, detail = '') {
    super(message);
    this.name = 'EmbeddedPostgresError';
    this.detail = detail;
  }
}

const outOfSpace = /No space left on device|ENOSPC|Disk quota exceeded/i;

export function isDiskFull(error: unknown): boolean {
  if (error instanceof EmbeddedPostgresError) return outOfSpace.test(error.message) || outOfSpace.test(error.detail);
  if (error instanceof Error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOSPC' || code === 'EDQUOT' || outOfSpace.test(error.message);
  }
  return outOfSpace.test(String(error));
}
