import { z } from 'zod';
import {
  type Assistant,
  type AssistantProvider,
  assistantProviders,
  chatProviders,
  type ChatSettings,
  defaultChatSettings,
  defaultModels,
  type MarketingPlatform,
  marketingPlatforms,
  type MarketingSettings,
} from '../integration-settings.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';

export const chatPlatform = 'chatbot';

/* Edited by hand it must not take the chat down: what is unreadable has its default. */
const chatConfig = z
  .object({
    provider: z.enum(chatProviders).catch(defaultChatSettings.provider),
    autoResponse: z.boolean().catch(defaultChatSettings.autoResponse),
    leadGeneration: z.boolean().catch(defaultChatSettings.leadGeneration),
  })
  .catch(defaultChatSettings);
const assistantConfig = z
  .object({ model: z.string().min(1), key: z.string().min(1), keySavedAt: z.string() })
  .partial()
  .catch({});
const marketingConfig = z.object({ id: z.string().min(1).nullable() }).catch({ id: null });

async function readRows(db: Queryable, platforms: readonly string[]) {
  const rows = await typed(db)
    .selectFrom('integrationSettings')
    .select(['platform', 'enabled', 'config'])
    .where('platform', 'in', platforms)
    .execute();
  return new Map(rows.map((row) => [row.platform, row]));
}

export async function readChatSettings(db: Queryable): Promise<ChatSettings> {
  const row = (await readRows(db, [chatPlatform])).get(chatPlatform);
  if (row === undefined) return defaultChatSettings;
  const { provider, autoResponse, leadGeneration } = chatConfig.parse(row.config);
  return { enabled: row.enabled, provider, autoResponse, leadGeneration };
}

/** With keys, in the settings page's order. */
export async function readAssistants(
  db: Queryable,
  box: SecretBox,
  only: readonly AssistantProvider[] = assistantProviders,
): Promise<Assistant[]> {
  const rows = await readRows(db, only);
  return only.map((provider) => {
    const { model, key: sealed, keySavedAt } = assistantConfig.parse(rows.get(provider)?.config);
    const key = sealed === undefined ? null : box.open(sealed, provider);
    return {
      provider,
      model: model ?? defaultModels[provider],
      key,
      keyState: sealed === undefined ? 'none' : key === null ? 'unreadable' : 'stored',
      keySavedAt: sealed === undefined ? null : (keySavedAt ?? null),
    };
  });
}

export async function readMarketing(db: Queryable): Promise<MarketingSettings> {
  const rows = await readRows(db, marketingPlatforms);
  const of = (platform: MarketingPlatform) => {
    const row = rows.get(platform);
    return row === undefined ? null : { enabled: row.enabled, id: marketingConfig.parse(row.config).id };
  };
  return {
    google_analytics: of('google_analytics'),
    meta_pixel: of('meta_pixel'),
    tiktok_pixel: of('tiktok_pixel'),
  };
}
