import { MessageCircle, X } from 'lucide-react';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatForm } from './chat-form.tsx';
import { ChatLog } from './chat-log.tsx';
import { chatSettings } from './chat-settings.ts';
import { useChat } from './use-chat.ts';

export interface ChatPanelProps {
  open: boolean;
  onClose: () => void;
  opener: RefObject<HTMLButtonElement | null>;
}

/** From this width the panel floats beside the page. */
const floats = '(min-width: 40rem)';
/** On touch, focus would raise the keyboard over the welcome. */
const finger = '(pointer: coarse)';

function beginAt(field: HTMLElement | null, log: HTMLElement | null): void {
  (matchMedia(finger).matches ? log : field)?.focus({ preventScroll: true });
}

/** Stays when closed: the conversation goes on. */
export function ChatPanel({ open, onClose, opener }: ChatPanelProps) {
  const { t } = useTranslation(['chat', 'common']);
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const { messages, pending, send } = useChat();
  const { assistant } = chatSettings();

  // before paint: nobody sees it closed or unfocused
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) {
      // not modal: the page beside it stays usable
      if (matchMedia(floats).matches) element.show();
      else element.showModal();
      beginAt(field.current, log.current);
    } else {
      element.close();
      opener.current?.focus({ preventScroll: true });
    }
  }, [open, opener]);

  // A disabled field loses the focus: the log has it meanwhile.
  const wasPending = useRef(false);
  useEffect(() => {
    const focused = document.activeElement;
    const isNowhere = focused === document.body || focused === dialog.current;
    if (pending && (isNowhere || dialog.current?.contains(focused) === true))
      log.current?.focus({ preventScroll: true });
    if (!pending && wasPending.current && (isNowhere || focused === log.current)) beginAt(field.current, log.current);
    wasPending.current = pending;
  }, [pending]);

  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      const focused = document.activeElement;
      const isOurs =
        focused === document.body || focused === opener.current || dialog.current?.contains(focused) === true;
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !isOurs) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open, onClose, opener]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      // the browser's own ways to close it, such as a gesture
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="chat-panel open:animate-rise-in fixed inset-0 z-40 m-0 h-dvh max-h-none w-full max-w-none flex-col bg-white text-ink shadow-float outline-none open:flex sm:inset-auto sm:end-[max(1rem,env(safe-area-inset-right))] sm:bottom-[calc(5.5rem+env(safe-area-inset-bottom))] sm:h-[min(40rem,calc(100dvh-7rem))] sm:w-96 sm:overflow-hidden sm:rounded-xl sm:border sm:border-sand-200"
    >
      <header className="flex shrink-0 items-center gap-3 border-b border-sand-200 bg-sand-50 px-4 py-3 pt-[max(0.75rem,env(safe-area-inset-top))]">
        <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-maroon-700 text-white">
          <MessageCircle aria-hidden className="size-5" />
        </span>
        <div className="min-w-0 grow">
          <h2 id={title} className="text-base leading-6">
            {t('title')}
          </h2>
          <p className="text-xs text-stone-600">{t('subtitle')}</p>
        </div>
        <button
          type="button"
          aria-label={t('close')}
          onClick={onClose}
          className="-me-1 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-stone-600 hover:bg-sand-100 hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      </header>
      <ChatLog
        ref={log}
        messages={messages}
        pending={pending}
        onSuggestion={send}
        onFollow={() => {
          // the sheet would cover the page that was opened
          if (dialog.current?.matches(':modal') === true) onClose();
        }}
      />
      {assistant !== null && (
        <p className="shrink-0 border-t border-sand-200 bg-sand-50 px-4 py-2 text-xs text-stone-600">
          {t('outside', { service: assistant })}
        </p>
      )}
      <ChatForm ref={field} pending={pending} onSend={send} />
    </dialog>
  );
}
