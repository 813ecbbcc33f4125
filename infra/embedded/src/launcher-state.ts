import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const schema = z.object({
  pid: z.number(),
  phase: z.enum(['starting', 'running', 'stopping']),
  address: z.string().nullable(),
  /** `began` since numbers are reused. */
  children: z.array(z.object({ name: z.string(), pid: z.number(), began: z.string() })),
});

export type LauncherState = z.infer<typeof schema>;

const fileOf = (dataDir: string): string => path.join(dataDir, 'starter.json');

/** Null without a readable one. */
export async function readState(dataDir: string): Promise<LauncherState | null> {
  try {
    return schema.parse(JSON.parse(await readFile(fileOf(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

export async function writeState(dataDir: string, state: LauncherState): Promise<void> {
  const draft = `${fileOf(dataDir)}.new`;
  await writeFile(draft, JSON.stringify(state), { mode: 0o600 });
  await rename(draft, fileOf(dataDir));
}

export async function removeState(dataDir: string): Promise<void> {
  await rm(fileOf(dataDir), { force: true });
}
