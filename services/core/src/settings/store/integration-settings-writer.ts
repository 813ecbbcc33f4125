/** Saves what staff set. Each change stands in the audit log without its secrets, and public pages follow it. */
import type pg from 'pg';
import {
  type AssistantProvider,
  assistantProviders,
  type ChatSettings,
  type MarketingPlatform,
  marketingPlatforms,
  type MarketingSetting,
} from '../integration-settings.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import { isoMoment } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import { chatPlatform, readAssistants, readChatSettings, readMarketing } from './integration-settings-reader.ts';
import type { StaffAct } from '../../audit/act.ts';

export interface AssistantChange {
  /** Left out: stays. */
  model?: string;
  /** Left out: stays; null: is forgotten. */
  key?: string | null;
}

export interface ChatChange extends ChatSettings {
  assistants: Partial<Record<AssistantProvider, AssistantChange>>;
}

/** An outside assistant was chosen that has no key; nothing was stored. */
export class KeyNeededError extends Error {
  constructor(provider: AssistantProvider) {
    super(`${provider} has no key`);
    this.name = 'KeyNeededError';
  }
}

/* Few rows, seldom written: one writer at a time, and readers never wait for this lock. */
const lockSql = 'lock table integration_settings in share row exclusive mode';

const saveSql = /* sql */ `
insert into integration_settings (platform, enabled, config) values ($1, $2, $3)
on conflict (platform) do update set enabled = excluded.enabled, config = excluded.config, updated_at = now()`;

async function save(db: Queryable, platform: string, enabled: boolean, config: object): Promise<void> {
  await db.query(saveSql, [platform, enabled, JSON.stringify(config)]);
}

/** @throws KeyNeededError when the chosen assistant would be left without a key that can be read */
export function saveChatSettings(
  pool: pg.Pool,
  box: SecretBox,
  { assistants: changes, ...chat }: ChatChange,
  act: StaffAct,
): Promise<void> {
  return staffWrite(pool, act, async ({ client }) => {
    await client.query(lockSql);
    const before: Record<string, unknown> = { ...(await readChatSettings(client)) };
    const after: Record<string, unknown> = { ...chat };
    for (const known of await readAssistants(client, box)) {
      const { provider } = known;
      const change = changes[provider] ?? {};
      const key = change.key === undefined ? known.key : change.key;
      if (chat.provider === provider && key === null) throw new KeyNeededError(provider);
      if (change.model === undefined && change.key === undefined) continue;
      const model = change.model ?? known.model;
      await saveAssistant(client, box, { ...known, model, key: change.key }, chat.provider === provider);
      before[`${provider}Model`] = known.model;
      after[`${provider}Model`] = model;
      // only that there was another key: the audit log takes the values of such members out
      before[`${provider}ApiKey`] = known.keyState === 'none' ? null : 'before';
      after[`${provider}ApiKey`] = key === null ? null : change.key === undefined ? 'before' : 'after';
    }
    await client.query(
      `update integration_settings set enabled = (platform = $1) where platform = any($2) and enabled <> (platform = $1)`,
      [chat.provider, assistantProviders],
    );
    const { provider, autoResponse, leadGeneration } = chat;
    await save(client, chatPlatform, chat.enabled, { provider, autoResponse, leadGeneration });
    return { result: undefined, entry: { action: 'setting.updated', label: 'chat', before, after } };
  });
}

/** A key that is not named stays as it is sealed, also one that cannot be read just now. */
async function saveAssistant(
  client: Queryable,
  box: SecretBox,
  { provider, model, key }: { provider: AssistantProvider; model: string; key: string | null | undefined },
  chosen: boolean,
): Promise<void> {
  if (key === undefined) {
    await client.query(
      `insert into integration_settings (platform, enabled, config) values ($1, $2, json_build_object('model', $3::text))
       on conflict (platform) do update set enabled = excluded.enabled,
         config = (integration_settings.config::jsonb || excluded.config::jsonb)::json, updated_at = now()`,
      [provider, chosen, model],
    );
    return;
  }
  const { rows } = await client.query<{ at: string }>(`select ${isoMoment('now()')} as at`);
  const keyed = key === null ? {} : { key: box.seal(key, provider), keySavedAt: rows[0]?.at };
  await save(client, provider, chosen, { model, ...keyed });
}

/** Saves the ids of the services that are told of visits. */
export function saveMarketing(
  pool: pg.Pool,
  change: Readonly<Record<MarketingPlatform, MarketingSetting>>,
  act: StaffAct,
): Promise<void> {
  return staffWrite(pool, act, async ({ client }) => {
    await client.query(lockSql);
    const before = await readMarketing(client);
    for (const platform of marketingPlatforms)
      await save(client, platform, change[platform].enabled, { id: change[platform].id });
    return { result: undefined, entry: { action: 'setting.updated', label: 'marketing', before, after: change } };
  });
}
