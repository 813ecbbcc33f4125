import { type Ref, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#i18n/format.ts';
import { languageOptions } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { ChatMessage } from './chat-messages.ts';
import { ChatResults } from './chat-results.tsx';

interface ChatLogProps {
  ref: Ref<HTMLDivElement>;
  messages: readonly ChatMessage[];
  pending: boolean;
  onSuggestion: (text: string) => void;
  onFollow: () => void;
}

export function ChatLog({ ref, messages, pending, onSuggestion, onFollow }: ChatLogProps) {
  const { t } = useTranslation('chat');
  const inner = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  useEffect(() => {
    if (messages.length < 2) return;
    // an answer is read from its start; scrollIntoView would move the page
    const log = inner.current?.parentElement;
    const newest = inner.current?.querySelector<HTMLElement>('[data-last]');
    const top = last?.type === 'bot' ? (newest?.offsetTop ?? 0) - 16 : log?.scrollHeight;
    log?.scrollTo({ top: top ?? 0, behavior: 'smooth' });
  }, [last, messages.length]);
  return (
    <div
      ref={ref}
      role="log"
      aria-label={t('log')}
      // the keyboard must reach a region that scrolls
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative min-h-0 grow overflow-y-auto overscroll-contain px-4 py-5 outline-none focus-visible:outline-2 focus-visible:-outline-offset-2"
    >
      <div ref={inner} className="flex flex-col gap-4">
        {messages.length === 0 && <p className="py-8 text-center text-sm text-stone-600">{t('empty')}</p>}
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            isLast={message === last}
            pending={pending}
            onSuggestion={onSuggestion}
            onFollow={onFollow}
          />
        ))}
        {pending && <Typing />}
      </div>
    </div>
  );
}

interface MessageProps extends Pick<ChatLogProps, 'pending' | 'onSuggestion' | 'onFollow'> {
  message: ChatMessage;
  isLast: boolean;
}

function Message({ message, isLast, pending, onSuggestion, onFollow }: MessageProps) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const isBot = message.type === 'bot';
  const spoken = message.language ?? language;
  const look = isBot
    ? 'self-start rounded-ss-sm bg-sand-100 text-ink'
    : 'self-end rounded-se-sm bg-maroon-700 text-white';
  return (
    <div className="flex flex-col gap-2" {...(isLast ? { 'data-last': true } : {})}>
      <div className={`max-w-[88%] rounded-lg px-3.5 py-2.5 text-sm ${look}`}>
        <span className="sr-only">{t(isBot ? 'assistant' : 'you')}: </span>
        <p
          {...(isBot ? { lang: spoken, dir: languageOptions[spoken].direction } : { dir: 'auto' })}
          className="wrap-anywhere whitespace-pre-line"
        >
          {message.message}
        </p>
      </div>
      {message.results !== undefined && <ChatResults results={message.results} onFollow={onFollow} />}
      <time
        dateTime={message.timestamp.toISOString()}
        className={`text-xs text-stone-600 ${isBot ? 'self-start' : 'self-end'}`}
      >
        {formatTime(message.timestamp, language)}
      </time>
      {isLast && message.suggestions !== undefined && message.suggestions.length > 0 && (
        <ul aria-label={t('suggestions')} className="flex flex-wrap gap-2" lang={spoken}>
          {message.suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                disabled={pending}
                onClick={() => onSuggestion(suggestion)}
                dir="auto"
                className="min-h-9 rounded-full border border-maroon-200 bg-white px-3.5 py-1 text-start text-sm font-medium text-maroon-700 hover:border-maroon-500 hover:bg-maroon-50 disabled:opacity-55"
              >
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Typing() {
  const { t } = useTranslation('chat');
  return (
    <div role="status" className="flex items-center gap-1 self-start rounded-lg rounded-ss-sm bg-sand-100 px-4 py-3.5">
      <span className="sr-only">{t('typing')}</span>
      {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
        <span key={delay} aria-hidden className={`size-1.5 animate-bounce rounded-full bg-stone-500 ${delay}`} />
      ))}
    </div>
  );
}
