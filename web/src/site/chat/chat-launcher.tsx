import { type ComponentType, useRef, useState, useSyncExternalStore } from 'react';
import { getI18n, useTranslation } from 'react-i18next';
import { addLateMessages } from '#i18n/load.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useToast } from '#ui/toast-state.ts';
import type { ChatPanelProps } from './chat-panel.tsx';
import { chatSettings } from './chat-settings.ts';

const never = () => () => undefined;
const isHere = () => true;
const isNotThere = () => false;

/** Drawn here: the set's would be three more files on every page. */
const bubble = 'M21 12a8.5 8.5 0 0 1-12.6 7.4L3 21l1.6-5.4A8.5 8.5 0 1 1 21 12Z';
const cross = 'M18 6 6 18M6 6l12 12';

type Panel = ComponentType<ChatPanelProps>;

/** On every public page. Panel and texts are fetched when first opened. */
export function ChatLauncher() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const toast = useToast();
  const button = useRef<HTMLButtonElement>(null);
  const ready = useSyncExternalStore(never, isHere, isNotThere);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const [panel, setPanel] = useState<{ Panel: Panel } | null>(null);

  if (!ready || !chatSettings().enabled) return null;

  const load = async () => {
    setLoading(true);
    try {
      const translator = getI18n();
      const [{ ChatPanel }] = await Promise.all([
        import('./chat-panel.tsx'),
        translator === null ? null : addLateMessages(translator, language, 'chat'),
      ]);
      setPanel({ Panel: ChatPanel });
      setOpen(true);
    } catch {
      toast({ title: t('chat.failed'), variant: 'destructive' });
    } finally {
      setLoading(false);
    }
  };

  return (
    <aside aria-label={t('chat.label')}>
      <button
        ref={button}
        type="button"
        aria-label={t('chat.label')}
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-busy={loading}
        onClick={() => {
          if (panel !== null) setOpen(!open);
          else if (!loading) void load();
        }}
        className="chat-launcher fixed z-31 inline-flex items-center justify-center transition-colors max-lg:size-11 max-lg:rounded-full max-lg:text-maroon-700 max-lg:hover:bg-sand-100 lg:bg-maroon-700 lg:text-white lg:shadow-float lg:hover:bg-maroon-800 lg:active:bg-maroon-900"
      >
        <svg
          aria-hidden
          viewBox="0 0 24 24"
          className={`size-6 fill-none stroke-current stroke-2 ${loading ? 'animate-pulse' : ''}`}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={open ? cross : bubble} />
        </svg>
      </button>
      {panel !== null && <panel.Panel open={open} opener={button} onClose={() => setOpen(false)} />}
    </aside>
  );
}
