import { readFileSync } from 'node:fs';
import { secretNames } from './process-secrets.ts';

const mostBytes = 64 * 1024;

/** Says what is wrong with a setting; never its value. */
export class SecretFileError extends Error {}

/**
 * Each `NAME_FILE` of a secret becomes `NAME`, without the line's end: as secrets of Docker and Kubernetes come.
 * @throws SecretFileError naming every one that cannot be read, is empty, or is given twice
 */
export function withSecretFiles(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const faults: string[] = [];
  const read = secretNames.flatMap((name): [string, string][] => {
    const file = source[`${name}_FILE`];
    if (file === undefined || file === '') return [];
    try {
      if (source[name] !== undefined && source[name] !== '') throw new SecretFileError(`${name} is set as well`);
      return [[name, contentOf(file)]];
    } catch (error) {
      const reason = error instanceof SecretFileError ? error.message : (error as NodeJS.ErrnoException).code;
      faults.push(`${name}_FILE cannot be used: ${reason ?? 'unreadable'}`);
      return [];
    }
  });
  if (faults.length > 0) throw new SecretFileError(faults.join('; '));
  const files = new Set(secretNames.map((name) => `${name}_FILE`));
  return {
    ...Object.fromEntries(Object.entries(source).filter(([name]) => !files.has(name))),
    ...Object.fromEntries(read),
  };
}

function contentOf(file: string): string {
  const content = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  if (content === '') throw new SecretFileError('the file is empty');
  if (content.length > mostBytes || /[\r\n\0]/.test(content))
    throw new SecretFileError('the file holds more than one line');
  return content;
}
