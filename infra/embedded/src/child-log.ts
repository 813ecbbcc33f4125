/** A log file that cannot fill the disk: past its size it is put aside, and the one put aside before is dropped. */
import { createWriteStream, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs';
import path from 'node:path';

export interface ChildLog {
  readonly file: string;
  write(chunk: string): void;
  close(): void;
}

/** Opens `folder/name.log` for adding. Losing lines, when the disk is full, never stops the platform. */
export function openChildLog(folder: string, name: string, maxBytes = 10 * 1024 * 1024): ChildLog {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.log`);
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  let stream = open(file);
  return {
    file,
    write(chunk) {
      size += Buffer.byteLength(chunk);
      if (size > maxBytes) {
        stream.end();
        renameSync(file, `${file}.1`);
        stream = open(file);
        size = Buffer.byteLength(chunk);
      }
      stream.write(chunk);
    },
    close() {
      stream.end();
    },
  };
}

function open(file: string): WriteStream {
  return createWriteStream(file, { flags: 'a', mode: 0o600 }).on('error', () => undefined);
}
