/**
 * npm run sbom [-- FOLDER]
 * Writes for each image what it holds, as CycloneDX 1.6: FOLDER/manzil-services.cdx.json and so on; by default .results/sbom.
 */
import { root } from '@manzil/embedded/root';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readLock } from './lock.ts';
import { billOf, readDockerfile } from './sbom.ts';

const folder = path.resolve(root, process.argv[2] ?? '.results/sbom');
mkdirSync(folder, { recursive: true });
for (const file of globSync('infra/docker/*.Dockerfile', { cwd: root }).toSorted()) {
  const name = `manzil-${path.basename(file, '.Dockerfile')}`;
  const bill = billOf(name, readDockerfile(readFileSync(path.join(root, file), 'utf8')), readLock('.'));
  writeFileSync(path.join(folder, `${name}.cdx.json`), `${JSON.stringify(bill, null, 2)}\n`);
  console.log(path.join(folder, `${name}.cdx.json`));
}
