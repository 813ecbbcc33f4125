/** `npm run settings-table`: updates the files that repeat settings.ts. */
import { root } from '@manzil/embedded/root';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namesSet, settingsParts, withPart } from './parts.ts';

const given = namesSet(readFileSync(path.join(root, '.env.example'), 'utf8'));
for (const part of settingsParts(given)) {
  const file = path.join(root, part.file);
  writeFileSync(file, withPart(readFileSync(file, 'utf8'), part));
}
console.log('docker-compose.yml, .env.example and docs/operations.md hold every setting.');
