import { EmbeddedPostgresError, isDiskFull } from './postgres/postgres-error.ts';

export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}

export function sentenceFor(thrown: unknown, dataDir: string): string {
  if (thrown instanceof StartError || thrown instanceof EmbeddedPostgresError) return thrown.message;
  if (isDiskFull(thrown)) {
    return `The disk that holds ${dataDir} is full; free some space, or set DATA_DIR to a folder on another disk.`;
  }
  const { code, path: place } = thrown as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `${place ?? dataDir} may not be written by this user; give it to this user, or set DATA_DIR to a folder of your own.`;
  }
  // Settings and migrations word their errors for people.
  return thrown instanceof Error ? thrown.message : String(thrown);
}
