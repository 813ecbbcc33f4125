import { openDatabase } from '../data/database.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { countSealed, resealSecrets, type SealedCounts } from './reseal-secrets.ts';

interface Rotation {
  /** Of the database. */
  url: string;
  key: string;
  former: string | undefined;
  /** Changes nothing, and says what a rotation has before it. */
  check: boolean;
}

/**
 * For a terminal. `isDone`: nothing needs the former key any more.
 * @throws the driver's error when the database cannot be read
 */
export async function rotateSettingsKey({
  url,
  key,
  former,
  check,
}: Rotation): Promise<{ lines: string[]; isDone: boolean }> {
  const database = openDatabase({ url, poolMax: 1, applicationName: 'manzil-rotate-keys' });
  try {
    const box = createSecretBox(key, former);
    const resealed = check ? 0 : await resealSecrets(database.pool, box);
    const counts = await countSealed(database.pool, box);
    const isDone = counts.former === 0 && counts.unreadable.length === 0;
    return { lines: [...(check ? [] : [`Sealed anew: ${String(resealed)}.`]), ...linesOf(counts, former)], isDone };
  } finally {
    await database.close();
  }
}

function linesOf({ current, former, unreadable }: SealedCounts, formerKey: string | undefined): string[] {
  const lines = [`Under SETTINGS_KEY: ${String(current)}. Before it or in an older form: ${String(former)}.`];
  if (unreadable.length > 0)
    lines.push(
      `Opened by no key that was given: ${unreadable.join(', ')}. Give the key before as SETTINGS_KEY_FORMER, or enter these anew.`,
    );
  else if (former > 0) lines.push('Run this again without --check; SETTINGS_KEY_FORMER must stay until then.');
  else if (formerKey !== undefined)
    lines.push(
      'Nothing needs SETTINGS_KEY_FORMER any more: take it out and start anew. A backup from before needs it.',
    );
  return lines;
}
