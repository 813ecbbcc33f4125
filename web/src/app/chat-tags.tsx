import { createContext, useContext } from 'react';
import type { ChatState } from '#lib/request-context.ts';

/** Set on the server only; in the browser the tags are in the head already. */
export const ChatContext = createContext<ChatState | null>(null);

/** What staff switched off in the chat, and who words its answers; no tags for the defaults. */
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
