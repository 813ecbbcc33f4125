import { createContext, useContext } from 'react';
import type { ChatState } from '#lib/request-context.ts';

/** On the server only; the browser finds them in the head. */
export const ChatContext = createContext<ChatState | null>(null);

/** What staff switched off, and who words the answers; none for the defaults. */
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
