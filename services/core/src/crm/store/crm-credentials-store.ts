/** Each provider's own, so that none is sent to another. */
import { z } from 'zod';
import {
  credentialNames,
  firstOf,
  noCredentials,
  type CredentialName,
  type CrmCredentials,
} from '../crm-credentials.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { selectList } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import type { Row } from '../../data/tables.ts';

/** `unreadable`: sealed under another SETTINGS_KEY. */
export type StoredState = 'none' | 'stored' | 'unreadable';

export interface StoredCredentials {
  values: CrmCredentials;
  states: Record<CredentialName, StoredState>;
  /** ISO 8601 UTC; null while nothing is stored. */
  savedAt: string | null;
}

export const placeOf = (provider: string): string => `crm:${provider}`;
/** So that it opens in no other place. */
export const sealedIn = (provider: string, name: CredentialName): string => `${placeOf(provider)}:${name}`;
const configSchema = z
  .object({ apiKey: z.string(), clientId: z.string(), clientSecret: z.string() })
  .partial()
  .catch({});

/** An unknown form counts as empty. */
export const sealedCredentials = (config: unknown): z.infer<typeof configSchema> => configSchema.parse(config ?? {});

export async function readStoredCredentials(
  db: Queryable,
  box: SecretBox,
  provider: string,
): Promise<StoredCredentials> {
  const { rows } = await db.query<Pick<Row<'integrationSettings'>, 'config' | 'updatedAt'>>(
    `select ${selectList<'integrationSettings'>('s', ['config', 'updatedAt'])} from integration_settings s where platform = $1`,
    [placeOf(provider)],
  );
  const config = sealedCredentials(rows[0]?.config);
  const values: CrmCredentials = { ...noCredentials };
  const states: StoredCredentials['states'] = { apiKey: 'none', clientId: 'none', clientSecret: 'none' };
  for (const name of credentialNames) {
    const sealed = config[name];
    if (sealed === undefined) continue;
    values[name] = box.open(sealed, sealedIn(provider, name));
    states[name] = values[name] === null ? 'unreadable' : 'stored';
  }
  const isEmpty = Object.keys(config).length === 0;
  return { values, states, savedAt: isEmpty ? null : (rows[0]?.updatedAt ?? null) };
}

export interface CredentialReaderOptions {
  pool: Queryable;
  /** Null without SETTINGS_KEY: the environment is all there is. */
  box: SecretBox | null;
  provider: string;
  environment: CrmCredentials;
  ageMs?: number;
  now?: () => number;
}

/** A new key works everywhere within seconds. Never throws; null: unreadable, and nothing is sent without a key. */
export function createCredentialReader(options: CredentialReaderOptions): () => Promise<CrmCredentials | null> {
  const { pool, box, provider, environment, ageMs = 5_000, now = () => performance.now() } = options;
  let known: CrmCredentials | null = null;
  let readAt = -Infinity;
  let reading: Promise<CrmCredentials | null> | null = null;

  async function read(open: SecretBox): Promise<CrmCredentials | null> {
    try {
      known = firstOf(environment, (await readStoredCredentials(pool, open, provider)).values);
      readAt = now();
    } catch {
      // a known key outlives a database that is away
    }
    return known;
  }

  return async () => {
    if (box === null) return environment;
    if (now() - readAt <= ageMs) return known;
    reading ??= read(box).finally(() => {
      reading = null;
    });
    return reading;
  };
}
