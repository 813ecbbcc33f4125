/** What staff set for the chat and for the measurement of visits. Imports nothing of ours. */

/** Outside services that can word the chat's answers. */
export const assistantProviders = ['openai', 'anthropic', 'gemini'] as const;
export type AssistantProvider = (typeof assistantProviders)[number];
export const chatProviders = ['built-in', ...assistantProviders] as const;
export type ChatProvider = (typeof chatProviders)[number];

export interface ChatSettings {
  /** Whether visitors find the chat at all. */
  enabled: boolean;
  provider: ChatProvider;
  /** The chat speaks first. */
  autoResponse: boolean;
  /** Answers offer the visitor to leave their details. */
  leadGeneration: boolean;
}

/** In force until staff save something else. */
export const defaultChatSettings: ChatSettings = {
  enabled: true,
  provider: 'built-in',
  autoResponse: true,
  leadGeneration: true,
};

/** Small and quick ones: they word what was found, they need not know much. */
export const defaultModels: Record<AssistantProvider, string> = {
  openai: 'gpt-4.1-mini',
  anthropic: 'claude-haiku-4-5',
  gemini: 'gemini-2.5-flash-lite',
};

/** As the services call themselves, in both languages alike. */
export const assistantNames: Record<AssistantProvider, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  gemini: 'Google Gemini',
};

/** `unreadable`: sealed under another SETTINGS_KEY; it must be entered again. */
export type KeyState = 'none' | 'stored' | 'unreadable';

export interface Assistant {
  provider: AssistantProvider;
  model: string;
  /** Null unless the state is `stored`. It leaves this process towards its provider only. */
  key: string | null;
  keyState: KeyState;
  /** ISO 8601; null without a key. */
  keySavedAt: string | null;
}

/** Services that may be told of visits, after consent. */
export const marketingPlatforms = ['google_analytics', 'meta_pixel', 'tiktok_pixel'] as const;
export type MarketingPlatform = (typeof marketingPlatforms)[number];

export interface MarketingSetting {
  enabled: boolean;
  /** The account's measurement or pixel id; null when none was entered. */
  id: string | null;
}

/** Null where staff never saved anything. */
export type MarketingSettings = Record<MarketingPlatform, MarketingSetting | null>;
