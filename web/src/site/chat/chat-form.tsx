import { SendHorizontal } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSendKey } from './chat-messages.ts';

interface ChatFormProps {
  ref: Ref<HTMLTextAreaElement>;
  pending: boolean;
  onSend: (typed: string) => boolean;
}

/** The contract's limit. */
const longest = 500;

export function ChatForm({ ref, pending, onSend }: ChatFormProps) {
  const { t } = useTranslation('chat');
  const [typed, setTyped] = useState('');
  const id = useId();
  const send = () => {
    if (onSend(typed)) setTyped('');
  };
  return (
    <form
      className="flex shrink-0 items-end gap-2 border-t border-sand-200 bg-white p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t('input')}
      </label>
      <textarea
        ref={ref}
        id={id}
        rows={1}
        dir="auto"
        enterKeyHint="send"
        autoComplete="off"
        maxLength={longest}
        placeholder={t('placeholder')}
        value={typed}
        disabled={pending}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const { key, shiftKey, keyCode, nativeEvent } = event;
          if (!isSendKey({ key, shiftKey, keyCode, isComposing: nativeEvent.isComposing })) return;
          event.preventDefault();
          send();
        }}
        className="field-sizing-content max-h-32 min-h-11 min-w-0 grow resize-none rounded-lg border border-stone-400 bg-white px-3.5 py-2.5 text-base leading-6 placeholder:text-stone-500 disabled:bg-sand-50 disabled:text-stone-600 sm:text-sm sm:leading-6"
      />
      <button
        type="submit"
        aria-label={t('send')}
        disabled={pending}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-maroon-700 text-white transition-colors hover:bg-maroon-800 disabled:cursor-not-allowed disabled:bg-sand-300 disabled:text-stone-600"
      >
        <SendHorizontal aria-hidden className="flip-rtl size-5" />
      </button>
    </form>
  );
}
