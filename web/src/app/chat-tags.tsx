import { createContext, useContext } from 'react';
import type { ChatState } from '#lib/request-context.ts';

/** Set while a page is rendered on the server; in the browser the tags stay in the head. */
export const ChatContext = createContext<ChatState | null>(null);

/** What staff switched off in the chat, and which outside service words its answers; nothing while all is as usual. */
export function ChatTags() {
  const chat = useContext(ChatContext);
  if (chat === null) return null;
  return (
    <>
      {chat.off.length > 0 && <meta name="chat-off" content={chat.off.join(' ')} />}
      {chat.assistant !== null && <meta name="chat-assistant" content={chat.assistant} />}
    </>
  );
}
