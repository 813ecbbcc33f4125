/** As freshly cloned, with .env made of .env.example. */
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runOrFail } from '@manzil/embedded/process/run';

export interface Checkout {
  folder: string;
  /** Lines of .env; null takes one out. */
  set(changes: Readonly<Record<string, string | null>>): Promise<void>;
  remove(): Promise<void>;
}

/** Without files that git does not track. */
export async function checkOut(root: string): Promise<Checkout> {
  const folder = await mkdtemp(path.join(tmpdir(), 'manzil-compose-'));
  const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  await runOrFail('bash', [
    '-c',
    `set -o pipefail; cd ${quote(root)} && git ls-files -z | tar --null -T - --ignore-failed-read -cf - | tar -C ${quote(folder)} -xf -`,
  ]);
  const file = path.join(folder, '.env');
  await copyFile(path.join(folder, '.env.example'), file);
  return {
    folder,
    async set(changes) {
      const kept = (await readFile(file, 'utf8'))
        .split('\n')
        .filter((line) => !Object.hasOwn(changes, line.split('=', 1)[0] ?? ''));
      const added = Object.entries(changes).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
      await writeFile(file, `${[...kept, ...added].join('\n')}\n`);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
