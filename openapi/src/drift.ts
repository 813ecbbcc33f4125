import { readFile } from 'node:fs/promises';

/** By path and text; a sentence for each file that differs. */
export async function findDrift(files: Map<string, string>, resolve: (name: string) => string): Promise<string[]> {
  const found: string[] = [];
  for (const [name, wanted] of files) {
    const present = await readFile(resolve(name), 'utf8').catch(() => null);
    if (present === null) found.push(`${name} is missing`);
    else if (present !== wanted)
      found.push(`${name} is not what the contract gives: ${firstDifference(present, wanted)}`);
  }
  return found;
}

function firstDifference(present: string, wanted: string): string {
  const here = present.split('\n');
  const there = wanted.split('\n');
  const index = there.findIndex((line, at) => line !== here[at]);
  const at = index === -1 ? there.length : index;
  return `line ${at + 1} is \`${here[at] ?? ''}\`, should be \`${there[at] ?? ''}\``;
}
