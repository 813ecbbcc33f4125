/** Key and secret of a CRM in the encrypted settings. Each provider has its own, so that none is ever sent to another. */
import type pg from 'pg';
import { z } from 'zod';
import {
  credentialNames,
  firstOf,
  noCredentials,
  type CredentialName,
  type CrmCredentials,
} from '../crm-credentials.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import { isoMoment } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import type { StaffAct } from '../../audit/act.ts';

/** `unreadable`: sealed under another SETTINGS_KEY than the one in force. */
export type StoredState = 'none' | 'stored' | 'unreadable';

export interface StoredCredentials {
  values: CrmCredentials;
  states: Record<CredentialName, StoredState>;
  /** ISO 8601, UTC; null while nothing is stored. */
  savedAt: string | null;
}

const placeOf = (provider: string): string => `crm:${provider}`;
const sealedIn = (provider: string, name: CredentialName): string => `${placeOf(provider)}:${name}`;
const configSchema = z
  .object({ apiKey: z.string(), clientId: z.string(), clientSecret: z.string() })
  .partial()
  .catch({});

/** What is stored for a provider. */
export async function readStoredCredentials(
  db: Queryable,
  box: SecretBox,
  provider: string,
): Promise<StoredCredentials> {
  const { rows } = await db.query<{ config: unknown; at: string }>(
    `select config, ${isoMoment('updated_at')} as at from integration_settings where platform = $1`,
    [placeOf(provider)],
  );
  const config = configSchema.parse(rows[0]?.config ?? {});
  const values: CrmCredentials = { ...noCredentials };
  const states: StoredCredentials['states'] = { apiKey: 'none', clientId: 'none', clientSecret: 'none' };
  for (const name of credentialNames) {
    const sealed = config[name];
    if (sealed === undefined) continue;
    values[name] = box.open(sealed, sealedIn(provider, name));
    states[name] = values[name] === null ? 'unreadable' : 'stored';
  }
  const isEmpty = Object.keys(config).length === 0;
  return { values, states, savedAt: isEmpty ? null : (rows[0]?.at ?? null) };
}

/** Left out: stays; null: is forgotten. */
export type CredentialChange = Partial<CrmCredentials>;

/** Stores what is given, sealed, with an entry in the audit log that holds no value. */
export function saveCredentials(
  pool: pg.Pool,
  box: SecretBox,
  provider: string,
  change: CredentialChange,
  act: StaffAct,
): Promise<void> {
  return staffWrite(pool, act, async ({ client }) => {
    await client.query('lock table integration_settings in share row exclusive mode');
    const { rows } = await client.query<{ config: unknown }>(
      'select config from integration_settings where platform = $1',
      [placeOf(provider)],
    );
    const config = configSchema.parse(rows[0]?.config ?? {});
    const before: Record<string, unknown> = {};
    const after: Record<string, unknown> = {};
    for (const name of credentialNames) {
      const value = change[name];
      if (value === undefined) continue;
      // only that there is another: the audit log takes the values of such members out
      before[name] = config[name] === undefined ? null : 'before';
      after[name] = value === null ? null : 'after';
      if (value === null) delete config[name];
      else config[name] = box.seal(value, sealedIn(provider, name));
    }
    await client.query(
      `insert into integration_settings (platform, enabled, config) values ($1, true, $2)
       on conflict (platform) do update set config = excluded.config, updated_at = now()`,
      [placeOf(provider), JSON.stringify(config)],
    );
    return { result: undefined, entry: { action: 'setting.updated', label: placeOf(provider), before, after } };
  });
}

export interface CredentialReaderOptions {
  pool: Queryable;
  /** Null where SETTINGS_KEY is not set: then the environment is all there is. */
  box: SecretBox | null;
  provider: string;
  environment: CrmCredentials;
  /** After so long the settings are read anew, in ms. */
  ageMs?: number;
  now?: () => number;
}

/**
 * The credentials as they are now, for a provider to ask before each request: a new key works in every process within some
 * seconds. Never throws; null where they cannot be read, so that nothing is sent without the key that there may be.
 */
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
      // a database that is away for a moment takes no key away that is known
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
