import type { components } from '@manzil/contract/api';
import type { AssistantProvider, ChatProvider, ChatSettings } from './api/settings.ts';

export const chatProviders = ['built-in', 'openai', 'anthropic', 'gemini'] as const satisfies ChatProvider[];
export const assistantProviders = ['openai', 'anthropic', 'gemini'] as const satisfies AssistantProvider[];

interface AssistantValues {
  /** Empty keeps the stored key. */
  key: string;
  forget: boolean;
  model: string;
}

export interface ChatValues {
  enabled: boolean;
  autoResponse: boolean;
  leadGeneration: boolean;
  provider: ChatProvider;
  assistants: Record<AssistantProvider, AssistantValues>;
}

type ChatChange = components['schemas']['ChatSettingsChange'];

/** Keys never come from the server. */
export function valuesOf({ enabled, autoResponse, leadGeneration, provider, assistants }: ChatSettings): ChatValues {
  const of = (name: AssistantProvider): AssistantValues => ({
    key: '',
    forget: false,
    model: assistants.find((one) => one.provider === name)?.model ?? '',
  });
  return {
    enabled,
    autoResponse,
    leadGeneration,
    provider,
    assistants: { openai: of('openai'), anthropic: of('anthropic'), gemini: of('gemini') },
  };
}

/** Of the assistants only what changed. */
export function changeOf({ assistants: values, ...settings }: ChatValues, stored: ChatSettings): ChatChange {
  const assistants: ChatChange['assistants'] = {};
  for (const { provider, model: storedModel } of stored.assistants) {
    const { key, forget, model } = values[provider];
    const change = {
      ...(model.trim() === storedModel ? {} : { model: model.trim() }),
      ...(key.trim() !== '' ? { key: key.trim() } : forget ? { key: null } : {}),
    };
    if (Object.keys(change).length > 0) assistants[provider] = change;
  }
  return { ...settings, ...(Object.keys(assistants).length > 0 ? { assistants } : {}) };
}

/** The server's rule. */
export const isKey = (text: string): boolean => /^[\x21-\x7e]{8,300}$/.test(text.trim());
export const isModel = (text: string): boolean => /^[A-Za-z0-9][\w.:-]{0,79}$/.test(text.trim());

/** As the server: the chosen provider, and others that changed. */
export function wrongIn(
  values: ChatValues,
  stored: ChatSettings,
): `assistants.${AssistantProvider}.${'key' | 'model'}`[] {
  return assistantProviders.flatMap((provider) => {
    const { key, model } = values.assistants[provider];
    const before = stored.assistants.find((one) => one.provider === provider)?.model;
    const sent = provider === values.provider || model.trim() !== before;
    return [
      ...(key.trim() === '' || isKey(key) ? [] : [`assistants.${provider}.key` as const]),
      ...(!sent || isModel(model) ? [] : [`assistants.${provider}.model` as const]),
    ];
  });
}
