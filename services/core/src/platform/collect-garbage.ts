/**
 * V8 frees texts of hundreds of kilobytes only once its heap grew by 250 MB; its switches belong to whoever starts the
 * process.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/** Blocks some 20 ms at 50 MB of heap: only where nobody waits. */
export function collectGarbage(): void {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
    setFlagsFromString('--no-expose-gc');
  }
  collect();
}
