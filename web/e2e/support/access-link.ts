import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const command = path.resolve(import.meta.dirname, '../../../infra/embedded/src/access-link.ts');

/** As whoever runs the server prints it. @returns its address */
export async function printLink(email: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] };
  const { stdout } = await promisify(execFile)(process.execPath, [command, email], { env, timeout: 30_000 });
  return stdout.split('\n')[0] ?? '';
}
