/** Audited without secrets; public pages follow. */
import type { components } from '@manzil/contract/api';
import type pg from 'pg';
import {
  type AssistantProvider,
  assistantProviders,
  type MarketingPlatform,
  marketingPlatforms,
  type MarketingSetting,
} from '../integration-settings.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import { IntegrationSetting } from '../../data/entities/content/integration-setting.ts';
import { timeOf } from '../../data/typed-parts.ts';
import type { Unit } from '../../data/unit.ts';
import { chatPlatform, readAssistants, readChatSettings, readMarketing } from './integration-settings-reader.ts';
import type { StaffAct } from '../../audit/act.ts';

/** A key left out stays; null: it is forgotten. */
export type ChatChange = components['schemas']['ChatSettingsChange'];

/** No key for the chosen assistant; nothing was stored. */
export class KeyNeededError extends Error {
  constructor(provider: AssistantProvider) {
    super(`${provider} has no key`);
    this.name = 'KeyNeededError';
  }
}

/* One writer at a time; readers never wait for it. */
const lockSql = 'lock table integration_settings in share row exclusive mode';

async function save({ em }: Unit, platform: string, enabled: boolean, config: Record<string, unknown>): Promise<void> {
  const stored = await em.findOne(IntegrationSetting, { platform });
  if (stored === null) em.create(IntegrationSetting, { platform, enabled, config });
  else em.assign(stored, { enabled, config }, { mergeObjectProperties: false });
}

/** @throws KeyNeededError: none readable for the chosen assistant */
export function saveChatSettings(
  pool: pg.Pool,
  box: SecretBox,
  { assistants: changes = {}, ...chat }: ChatChange,
  act: StaffAct,
): Promise<void> {
  return staffWrite(pool, act, async (unit) => {
    const { em, client } = unit;
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
      await saveAssistant(unit, box, { ...known, model, key: change.key }, chat.provider === provider);
      before[`${provider}Model`] = known.model;
      after[`${provider}Model`] = model;
      // placeholders, never values
      before[`${provider}ApiKey`] = known.keyState === 'none' ? null : 'before';
      after[`${provider}ApiKey`] = key === null ? null : change.key === undefined ? 'before' : 'after';
    }
    for (const known of await em.find(IntegrationSetting, { platform: { $in: [...assistantProviders] } }))
      known.enabled = known.platform === chat.provider;
    const { provider, autoResponse, leadGeneration } = chat;
    await save(unit, chatPlatform, chat.enabled, { provider, autoResponse, leadGeneration });
    return { result: undefined, entry: { action: 'setting.updated', label: 'chat', before, after } };
  });
}

/** A key that is not named stays sealed. */
async function saveAssistant(
  unit: Unit,
  box: SecretBox,
  { provider, model, key }: { provider: AssistantProvider; model: string; key: string | null | undefined },
  chosen: boolean,
): Promise<void> {
  if (key === undefined) {
    const stored = await unit.em.findOne(IntegrationSetting, { platform: provider });
    return save(unit, provider, chosen, { ...stored?.config, model });
  }
  const keySavedAt = (await timeOf(unit.db)).toISOString();
  await save(unit, provider, chosen, { model, ...(key !== null && { key: box.seal(key, provider), keySavedAt }) });
}

export function saveMarketing(
  pool: pg.Pool,
  change: Readonly<Record<MarketingPlatform, MarketingSetting>>,
  act: StaffAct,
): Promise<void> {
  return staffWrite(pool, act, async (unit) => {
    await unit.client.query(lockSql);
    const before = await readMarketing(unit.client);
    for (const platform of marketingPlatforms)
      await save(unit, platform, change[platform].enabled, { id: change[platform].id });
    return { result: undefined, entry: { action: 'setting.updated', label: 'marketing', before, after: change } };
  });
}
