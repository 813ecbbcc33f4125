import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const secret = z.string().min(16);
const schema = z.object({ sessionSecret: secret, captchaSecret: secret, syncToken: secret, settingsKey: secret });
type Secrets = z.infer<typeof schema>;

/** As settings. The environment goes before the file. */
export async function secretSettings(dataDir: string, given: NodeJS.ProcessEnv): Promise<Record<string, string>> {
  const secrets = await readOrMake(path.join(dataDir, 'secrets.json'));
  return {
    SESSION_SECRET: given['SESSION_SECRET'] || secrets.sessionSecret,
    CAPTCHA_SECRET: given['CAPTCHA_SECRET'] || secrets.captchaSecret,
    SYNC_TOKEN: given['SYNC_TOKEN'] || secrets.syncToken,
    SETTINGS_KEY: given['SETTINGS_KEY'] || secrets.settingsKey,
  };
}

async function readOrMake(file: string): Promise<Secrets> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return make(file);
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new StartError(
      `${file} cannot be read as secrets; put it back from a copy, or delete it to sign everybody out and make new ones.`,
    );
  }
}

async function make(file: string): Promise<Secrets> {
  const one = (): string => randomBytes(32).toString('hex');
  const secrets = { sessionSecret: one(), captchaSecret: one(), syncToken: one(), settingsKey: one() };
  await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secrets;
}
