/** What staff set for the chat; from the page's head, in the browser only. */

interface ChatSettings {
  enabled: boolean;
  greets: boolean;
  /** The outside assistant; null when the site answers itself. */
  assistant: string | null;
}

/** Everything is on where the head says nothing. */
export function chatSettings(): ChatSettings {
  const content = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
  const off = new Set(content('chat-off')?.split(' '));
  return { enabled: !off.has('bot'), greets: !off.has('auto-response'), assistant: content('chat-assistant') };
}
