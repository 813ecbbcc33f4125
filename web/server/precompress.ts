/** At build time, so that no request waits for it. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = path.resolve(import.meta.dirname, '../build/client');
const worthwhile = /\.(js|css|svg|json|txt)$/;
const smallest = 1024;

for (const name of await readdir(folder, { recursive: true })) {
  if (!worthwhile.test(name)) continue;
  const file = path.join(folder, name);
  const content = await readFile(file);
  if (content.length < smallest) continue;
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, brotli));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
