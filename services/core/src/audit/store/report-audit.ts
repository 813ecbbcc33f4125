import { openDatabase } from '../../data/database.ts';
import { parseHead, verifyAudit } from './verify-audit.ts';

/**
 * For a terminal; `head` is `seq:hash` as an earlier report gave it. Not whole too when the head cannot be read.
 * @throws the driver's error when the database cannot be read
 */
export async function reportAudit(url: string, head?: string): Promise<{ line: string; isWhole: boolean }> {
  const known = head === undefined ? null : parseHead(head);
  if (head !== undefined && known === null)
    return { line: 'A head is seq:hash, as an earlier report gave it.', isWhole: false };
  const database = openDatabase({ url, poolMax: 1, applicationName: 'manzil-verify-audit' });
  try {
    const { broken, head: last, from } = await verifyAudit(database.pool, known);
    if (broken === null)
      return {
        line: `The audit log is whole: ${String(last.seq - from)} entries${droppedBefore(from)}. Its head is ${String(last.seq)}:${last.hash}`,
        isWhole: true,
      };
    const entry = broken.entryId === null ? '' : `, entry ${String(broken.entryId)}`;
    return { line: `The audit log is broken at link ${String(broken.seq)}${entry}: ${broken.reason}.`, isWhole: false };
  } finally {
    await database.close();
  }
}

const droppedBefore = (seq: number): string =>
  seq === 0 ? '' : ` since link ${String(seq)}, before which they were dropped for their age`;
