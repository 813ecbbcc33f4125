/** What staff set for the chat, as it came with the page. Only in the browser. */

export interface ChatSettings {
  enabled: boolean;
  /** The chat speaks first. */
  greets: boolean;
  /** The outside service that words the answers; null when the site answers by itself. */
  assistant: string | null;
}

/** Read from the head; all is switched on when nothing is said there. */
export function chatSettings(): ChatSettings {
  const content = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
  const off = new Set(content('chat-off')?.split(' '));
  return { enabled: !off.has('bot'), greets: !off.has('auto-response'), assistant: content('chat-assistant') };
}
