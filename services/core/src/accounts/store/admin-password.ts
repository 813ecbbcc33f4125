/** Until the new administrator's password is changed. */
import type { AdminAccess } from './first-admin.ts';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const adminPasswordFile = (dataDir: string): string => path.join(dataDir, 'admin-password');

export async function writeAdminPassword(dataDir: string, { username, password }: AdminAccess): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = adminPasswordFile(dataDir);
  // a mode is only given to a new file
  await rm(`${file}.new`, { force: true });
  await writeFile(`${file}.new`, `username: ${username}\npassword: ${password}\n`, { mode: 0o600, flag: 'wx' });
  await rename(`${file}.new`, file);
  return file;
}
