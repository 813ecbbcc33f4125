/** Secrets of an installation without containers, in a file of its data folder. */
import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const secret = z.string().min(16);
/** Those before, while they are being replaced. */
const formerSchema = z.object({
  sessionSecret: secret,
  captchaSecret: secret,
  /** Until nothing in the database needs it. */
  settingsKey: secret.optional(),
  /** When no session and no question that they signed is left. */
  until: z.iso.datetime(),
});
const schema = z.object({
  sessionSecret: secret,
  captchaSecret: secret,
  syncToken: secret,
  settingsKey: secret,
  former: formerSchema.optional(),
});
type Secrets = z.infer<typeof schema>;

/** As long as a session lasts. */
const formerMs = 12 * 3_600_000;

const fileOf = (dataDir: string): string => path.join(dataDir, 'secrets.json');

/** As settings. The environment goes before the file. */
export async function secretSettings(dataDir: string, given: NodeJS.ProcessEnv): Promise<Record<string, string>> {
  const secrets = await readOrMake(fileOf(dataDir));
  return {
    SESSION_SECRET: given['SESSION_SECRET'] || secrets.sessionSecret,
    CAPTCHA_SECRET: given['CAPTCHA_SECRET'] || secrets.captchaSecret,
    SYNC_TOKEN: given['SYNC_TOKEN'] || secrets.syncToken,
    SETTINGS_KEY: given['SETTINGS_KEY'] || secrets.settingsKey,
    ...formerSettings(secrets, given),
  };
}

/** One goes with the secret of the same place only. */
function formerSettings({ former }: Secrets, given: NodeJS.ProcessEnv): Record<string, string> {
  if (former === undefined) return {};
  const signs = Date.now() < Date.parse(former.until);
  return {
    ...(signs && !given['SESSION_SECRET'] && { SESSION_SECRET_FORMER: former.sessionSecret }),
    ...(signs && !given['CAPTCHA_SECRET'] && { CAPTCHA_SECRET_FORMER: former.captchaSecret }),
    ...(former.settingsKey !== undefined && !given['SETTINGS_KEY'] && { SETTINGS_KEY_FORMER: former.settingsKey }),
  };
}

/** New ones, each with the one before; a change that was cut off goes on with what it made. */
export async function replaceSecrets(dataDir: string): Promise<void> {
  const file = fileOf(dataDir);
  const { former, syncToken: _, ...before } = await readOrMake(file);
  if (former?.settingsKey !== undefined) return;
  const until = new Date(Date.now() + formerMs).toISOString();
  await write(file, { ...made(), former: { ...before, until } });
}

/** Once nothing needs it. */
export async function dropFormerSettingsKey(dataDir: string): Promise<void> {
  const file = fileOf(dataDir);
  const { former, ...secrets } = await readOrMake(file);
  if (former === undefined) return;
  const { settingsKey: _, ...rest } = former;
  await write(file, { ...secrets, former: rest });
}

async function readOrMake(file: string): Promise<Secrets> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return write(file, made());
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new StartError(
      `${file} cannot be read as secrets; put it back from a copy, or delete it to sign everybody out and make new ones.`,
    );
  }
}

function made(): Secrets {
  const one = (): string => randomBytes(32).toString('hex');
  return { sessionSecret: one(), captchaSecret: one(), syncToken: one(), settingsKey: one() };
}

async function write(file: string, secrets: Secrets): Promise<Secrets> {
  await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secrets;
}
