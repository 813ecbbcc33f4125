import type { Language } from '#i18n/language.ts';
import type { components } from '@manzil/contract/api';

export type ChatReply = components['schemas']['ChatReply'];
export type ChatContext = components['schemas']['ChatContext'];

export interface ChatMessage {
  id: string;
  type: 'user' | 'bot';
  message: string;
  timestamp: Date;
  /** Replies that one press sends. */
  suggestions?: readonly string[];
  /** Where it is not the page's. */
  language?: Language;
  results?: Pick<ChatReply, 'listings' | 'agents' | 'links'>;
}

let lastId = 0;

export function chatMessage(type: ChatMessage['type'], message: string, more: Partial<ChatMessage> = {}): ChatMessage {
  lastId += 1;
  return { id: `chat-${String(lastId)}`, type, message, timestamp: new Date(), ...more };
}

export function messageOf({ message, suggestions, language, listings, agents, links }: ChatReply): ChatMessage {
  return chatMessage('bot', message, { suggestions, language, results: { listings, agents, links } });
}

/** Null when nothing is left, or a reply is awaited. */
export function textToSend(typed: string, pending: boolean): string | null {
  const text = typed.trim();
  return text === '' || pending ? null : text;
}

/** Enter sends, not with Shift or while a word is composed. */
export function isSendKey(event: { key: string; shiftKey: boolean; isComposing: boolean; keyCode: number }): boolean {
  // 229: Safari ends the composition before it reports the key
  return event.key === 'Enter' && !event.shiftKey && !event.isComposing && event.keyCode !== 229;
}

const outside = /^(https:\/\/|tel:|mailto:)/;

/** Null for an address that must not become a link. */
export function linkTarget(href: string): 'inside' | 'outside' | null {
  if (/^\/(?![/\\])/.test(href)) return 'inside';
  return outside.test(href) ? 'outside' : null;
}
