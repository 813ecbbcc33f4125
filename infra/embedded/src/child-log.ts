/** One file past its size is kept aside. */
import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';

export interface ChildLog {
  readonly file: string;
  write(chunk: string): void;
  close(): void;
}

/** Throws when it cannot be opened; later trouble only loses lines. */
export function openChildLog(folder: string, name: string, maxBytes = 10 * 1024 * 1024): ChildLog {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.log`);
  let handle: number | null = openSync(file, 'a', 0o600);
  let size = fstatSync(handle).size;

  function close(): void {
    if (handle !== null) closeSync(handle);
    handle = null;
  }

  return {
    file,
    write(chunk) {
      if (handle === null) return;
      size += Buffer.byteLength(chunk);
      try {
        if (size > maxBytes) {
          renameSync(file, `${file}.1`);
          closeSync(handle);
          handle = openSync(file, 'a', 0o600);
          size = Buffer.byteLength(chunk);
        }
        writeSync(handle, chunk);
      } catch {
        // The platform goes on without its log.
      }
    },
    close,
  };
}
