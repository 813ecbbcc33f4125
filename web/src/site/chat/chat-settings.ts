/** What staff set for the chat. The page carries it in its head, so read it in the browser only. */

interface ChatSettings {
  enabled: boolean;
  greets: boolean;
  /** Name of the outside assistant; null when the site answers by itself. */
  assistant: string | null;
}

/** Everything is on where the head says nothing. */
export function chatSettings(): ChatSettings {
  const content = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
  const off = new Set(content('chat-off')?.split(' '));
  return { enabled: !off.has('bot'), greets: !off.has('auto-response'), assistant: content('chat-assistant') };
}
