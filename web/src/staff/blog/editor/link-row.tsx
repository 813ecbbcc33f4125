import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';

export function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useTranslation(['adminBlog', 'common']);
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);

  const apply = () => {
    const href = addressOf(address);
    if (href === null) {
      setWrong(true);
      return;
    }
    const { empty } = editor.state.selection;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  };

  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-sand-200 px-3 py-2">
      <input
        ref={input}
        dir="ltr"
        aria-label={t('tools.linkAddress')}
        aria-invalid={wrong || undefined}
        placeholder={t('tools.linkHint')}
        value={address}
        maxLength={1000}
        onChange={(event) => {
          setAddress(event.target.value);
          setWrong(false);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
        className="min-h-9 min-w-0 grow basis-56 rounded-md border border-sand-300 bg-white px-3 text-sm aria-invalid:border-danger-700"
      />
      <Button size="sm" variant="secondary" onClick={apply}>
        {t('tools.linkApply')}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        onClick={() => {
          onDone();
          editor.commands.focus();
        }}
      >
        {t('common:cancel')}
      </Button>
      {wrong && (
        <p role="alert" className="w-full text-xs font-medium text-danger-700">
          {t('tools.linkWrong')}
        </p>
      )}
    </div>
  );
}

/** Empty takes a link away; null is no address. */
function addressOf(text: string): string | null {
  const typed = text.trim();
  if (typed === '' || /^\/[^/\\]/.test(typed)) return typed;
  if (/^[^\s/:@]+@[^\s/:@.]+(?:\.[^\s/:@.]+)+$/.test(typed)) return `mailto:${typed}`;
  const whole = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(whole)) return null;
  return /^(https?|mailto|tel):$/.test(new URL(whole).protocol) ? whole : null;
}
