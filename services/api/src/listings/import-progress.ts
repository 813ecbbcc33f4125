import type { Queryable } from '@manzil/core/data/database';
import { forgetImport, noteImport } from '@manzil/core/listings/store/import-progress';

const noteEveryMs = 300;

/** Outside the import's transaction; may fail. */
export async function withProgress<T>(
  db: Queryable,
  plan: string,
  run: (onRow: (done: number, total: number) => void) => Promise<T>,
): Promise<T> {
  let [done, total] = [0, 0];
  let noted: Promise<void> = Promise.resolve();
  const note = (): void => {
    noted = noted.then(() => noteImport(db, plan, done, total)).catch(() => undefined);
  };
  const timer = setInterval(note, noteEveryMs);
  try {
    return await run((rows, of) => {
      [done, total] = [rows, of];
    });
  } finally {
    clearInterval(timer);
    // no note may come after the end
    await noted.then(() => forgetImport(db, plan)).catch(() => undefined);
  }
}
