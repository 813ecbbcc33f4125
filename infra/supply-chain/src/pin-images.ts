/**
 * npm run pin-images
 * Writes into .env by which digest each base image is fetched from now on: what its tag means today. Exit code 3, and
 * nothing changed, when a registry of images cannot be reached.
 */
import { root } from '@manzil/embedded/root';
import { run } from '@manzil/embedded/process/run';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { imagesOf, resolvePins, withPins } from './pins.ts';

const file = path.join(root, '.env');
if (!existsSync(file)) {
  console.error('There is no .env; copy .env.example and set it.');
  process.exit(1);
}
const images = imagesOf(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'));
const answer = await resolvePins(images, (...args) => run('docker', args, { withinMs: 600_000 }));
if ('failed' in answer) {
  console.error(`Nothing was changed: ${answer.failed} could not be fetched from its registry (${answer.why}).`);
  process.exit(3);
}
writeFileSync(file, withPins(readFileSync(file, 'utf8'), answer.pins));
for (const [name, image] of answer.pins) console.log(`${name}=${image}`);
