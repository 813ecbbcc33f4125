/** What stands in the chat's panel, and how it grows. No IO. */
import type { Language } from '#i18n/language.ts';
import type { components } from '@manzil/contract/api';

export type ChatReply = components['schemas']['ChatReply'];
export type ChatContext = components['schemas']['ChatContext'];

export interface ChatMessage {
  id: string;
  type: 'user' | 'bot';
  /** Plain text; it is never read as markup. */
  message: string;
  timestamp: Date;
  /** What the visitor may say next, with one touch. */
  suggestions?: readonly string[];
  /** Of an answer that is in another language than the page. */
  language?: Language;
  results?: Pick<ChatReply, 'listings' | 'agents' | 'links'>;
}

let lastId = 0;

/** A new message, of now. */
export function chatMessage(type: ChatMessage['type'], message: string, more: Partial<ChatMessage> = {}): ChatMessage {
  lastId += 1;
  return { id: `chat-${String(lastId)}`, type, message, timestamp: new Date(), ...more };
}

/** The server's reply as a message. */
export function messageOf({ message, suggestions, language, listings, agents, links }: ChatReply): ChatMessage {
  return chatMessage('bot', message, { suggestions, language, results: { listings, agents, links } });
}

/** What is sent: the text without blanks around it; null when nothing is left, or a reply is awaited. */
export function textToSend(typed: string, pending: boolean): string | null {
  const text = typed.trim();
  return text === '' || pending ? null : text;
}

/** Enter alone sends; with Shift, or while an input method is composing a word, it does not. */
export function isSendKey(event: { key: string; shiftKey: boolean; isComposing: boolean; keyCode: number }): boolean {
  // 229: Safari ends the composition before it tells of the key
  return event.key === 'Enter' && !event.shiftKey && !event.isComposing && event.keyCode !== 229;
}

const outside = /^(https:\/\/|tel:|mailto:)/;

/** Whether an address may stand in a link, and whether it is a page of ours; null for any other. */
export function linkTarget(href: string): 'inside' | 'outside' | null {
  if (/^\/(?![/\\])/.test(href)) return 'inside';
  return outside.test(href) ? 'outside' : null;
}
