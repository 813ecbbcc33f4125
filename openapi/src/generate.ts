import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generate, repositoryPath } from './outputs.ts';

const { files } = await generate();
for (const [name, text] of files) {
  const path = repositoryPath(name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  console.log(`wrote ${name}`);
}
