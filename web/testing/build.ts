/** Builds when sources changed. */
import { openChildLog } from '@manzil/embedded/child-log';
import { buildWebIfNeeded } from '@manzil/embedded/web-build';
import path from 'node:path';

/** @throws StartError when the build fails */
export default async function setup(): Promise<void> {
  const log = openChildLog(path.resolve(import.meta.dirname, '../../.results'), 'web-build');
  await buildWebIfNeeded(log, new AbortController().signal, () => {
    process.stdout.write('Building the pages …\n');
  });
}
