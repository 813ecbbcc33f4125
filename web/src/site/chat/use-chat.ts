import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { codeOf } from '#lib/api/api-error.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { type ChatContext, chatMessage, type ChatMessage, messageOf, textToSend } from './chat-messages.ts';
import { chatSettings } from './chat-settings.ts';

/** The server may take 12 s; the rest is for a slow network. */
const replyTimeoutMs = 15_000;

interface Chat {
  messages: readonly ChatMessage[];
  pending: boolean;
  /** False for an empty text, and while a reply is awaited. */
  send: (typed: string) => boolean;
}

/** Lives with the page. Each question carries what was found last. */
export function useChat(): Chat {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const [context, setContext] = useState<ChatContext>({});
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() =>
    chatSettings().greets
      ? [
          chatMessage('bot', t('welcome'), {
            suggestions: [t('suggest.buy'), t('suggest.rent'), t('suggest.prices'), t('suggest.agent')],
          }),
        ]
      : [],
  );
  const add = (message: ChatMessage) => setMessages((before) => [...before, message]);
  const { mutate, isPending: pending } = useMutation({
    mutationFn: (message: string) =>
      dataOf(
        browserApi.POST('/api/chat', {
          body: { message, language, context },
          signal: AbortSignal.timeout(replyTimeoutMs),
        }),
      ),
    // otherwise it would wait for a network instead of failing
    networkMode: 'always',
    onSuccess: (reply) => {
      setContext(reply.context);
      add(messageOf(reply));
    },
    onError: (error, message) => {
      // switched off while the page was open
      if (codeOf(error) === 'chat.disabled') add(chatMessage('bot', t('off')));
      else add(chatMessage('bot', t('error'), { suggestions: [message] }));
    },
  });
  return {
    messages,
    pending,
    send(typed) {
      const text = textToSend(typed, pending);
      if (text === null) return false;
      add(chatMessage('user', text));
      mutate(text);
      return true;
    },
  };
}
