import type { components } from '@manzil/contract/api';

/** May word the chat's answers. */
export const assistantProviders = ['openai', 'anthropic', 'gemini'] as const;
export type AssistantProvider = (typeof assistantProviders)[number];
export const chatProviders = ['built-in', ...assistantProviders] as const;
export type ChatProvider = (typeof chatProviders)[number];

export interface ChatSettings {
  enabled: boolean;
  provider: ChatProvider;
  autoResponse: boolean;
  /** Answers ask visitors for their details. */
  leadGeneration: boolean;
}

/** Until staff save others. */
export const defaultChatSettings: ChatSettings = {
  enabled: true,
  provider: 'built-in',
  autoResponse: true,
  leadGeneration: true,
};

/** Small and quick: they only word. */
export const defaultModels: Record<AssistantProvider, string> = {
  openai: 'gpt-4.1-mini',
  anthropic: 'claude-haiku-4-5',
  gemini: 'gemini-2.5-flash-lite',
};

export const assistantNames: Record<AssistantProvider, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  gemini: 'Google Gemini',
};

/** `unreadable`: sealed under another SETTINGS_KEY. */
export type KeyState = 'none' | 'stored' | 'unreadable';

export interface Assistant {
  provider: AssistantProvider;
  model: string;
  /** Null unless `stored`. Only its provider gets it. */
  key: string | null;
  keyState: KeyState;
  /** ISO 8601; null without a key. */
  keySavedAt: string | null;
}

/** Told of visits after consent. */
export const marketingPlatforms = ['google_analytics', 'meta_pixel', 'tiktok_pixel'] as const;
export type MarketingPlatform = (typeof marketingPlatforms)[number];

export type MarketingSetting = components['schemas']['MarketingService'];

/** Null where never saved. */
export type MarketingSettings = Record<MarketingPlatform, MarketingSetting | null>;
