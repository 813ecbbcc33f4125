import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkRow } from './link-row.tsx';

interface EditorToolbarProps {
  editor: Editor;
  onFiles: (files: readonly File[]) => Promise<void>;
}

export function EditorToolbar({ editor, onFiles }: EditorToolbarProps) {
  const { t } = useTranslation('adminBlog');
  const file = useRef<HTMLInputElement>(null);
  const [linking, setLinking] = useState(false);
  const now = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      bold: one.isActive('bold'),
      italic: one.isActive('italic'),
      h2: one.isActive('heading', { level: 2 }),
      h3: one.isActive('heading', { level: 3 }),
      h4: one.isActive('heading', { level: 4 }),
      bullets: one.isActive('bulletList'),
      numbers: one.isActive('orderedList'),
      quote: one.isActive('blockquote'),
      link: one.isActive('link'),
      image: one.isActive('image'),
      alt: String(one.getAttributes('image')['alt'] ?? ''),
      mayUndo: one.can().undo(),
      mayRedo: one.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  return (
    <div className="sticky top-0 z-10 border-b border-sand-200 bg-sand-50">
      <Toolbar.Root aria-label={t('tools.label')} className="flex flex-wrap gap-0.5 p-1.5">
        <Tool
          name={t('tools.heading2')}
          Icon={Heading2}
          on={now.h2}
          onClick={() => run().toggleHeading({ level: 2 }).run()}
        />
        <Tool
          name={t('tools.heading3')}
          Icon={Heading3}
          on={now.h3}
          onClick={() => run().toggleHeading({ level: 3 }).run()}
        />
        <Tool
          name={t('tools.heading4')}
          Icon={Heading4}
          on={now.h4}
          onClick={() => run().toggleHeading({ level: 4 }).run()}
        />
        <Divider />
        <Tool name={t('tools.bold')} Icon={Bold} on={now.bold} onClick={() => run().toggleBold().run()} />
        <Tool name={t('tools.italic')} Icon={Italic} on={now.italic} onClick={() => run().toggleItalic().run()} />
        <Tool name={t('tools.link')} Icon={Link2} on={now.link} onClick={() => setLinking(!linking)} />
        <Divider />
        <Tool name={t('tools.bullets')} Icon={List} on={now.bullets} onClick={() => run().toggleBulletList().run()} />
        <Tool
          name={t('tools.numbers')}
          Icon={ListOrdered}
          on={now.numbers}
          onClick={() => run().toggleOrderedList().run()}
        />
        <Tool name={t('tools.quote')} Icon={Quote} on={now.quote} onClick={() => run().toggleBlockquote().run()} />
        <Tool name={t('tools.image')} Icon={ImagePlus} onClick={() => file.current?.click()} />
        <Divider />
        <Tool name={t('tools.undo')} Icon={Undo2} disabled={!now.mayUndo} onClick={() => run().undo().run()} />
        <Tool name={t('tools.redo')} Icon={Redo2} disabled={!now.mayRedo} onClick={() => run().redo().run()} />
      </Toolbar.Root>
      <input
        ref={file}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={t('tools.image')}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void onFiles(Array.from(event.target.files ?? []));
          event.target.value = '';
        }}
      />
      {linking && <LinkRow editor={editor} onDone={() => setLinking(false)} />}
      {now.image && (
        <label className="flex items-center gap-3 border-t border-sand-200 px-3 py-2 text-sm text-stone-700">
          <span className="shrink-0">{t('tools.alt')}</span>
          <input
            value={now.alt}
            dir="auto"
            maxLength={300}
            onChange={(event) => editor.commands.updateAttributes('image', { alt: event.target.value })}
            className="min-h-9 min-w-0 grow rounded-md border border-sand-300 bg-white px-3"
          />
        </label>
      )}
    </div>
  );
}

interface ToolProps {
  name: string;
  Icon: LucideIcon;
  /** Left out for tools that act once. */
  on?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

function Tool({ name, Icon, on, disabled = false, onClick }: ToolProps) {
  return (
    <Toolbar.Button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={on}
      disabled={disabled}
      onMouseDown={(event) => {
        // focus stays in the text, or the next letters are lost
        event.preventDefault();
      }}
      onClick={onClick}
      className="flex size-9 items-center justify-center rounded-md text-stone-700 hover:bg-sand-200 hover:text-ink disabled:opacity-40 aria-pressed:bg-maroon-50 aria-pressed:text-maroon-700"
    >
      <Icon aria-hidden className="size-4.5" />
    </Toolbar.Button>
  );
}

function Divider() {
  return <Toolbar.Separator className="mx-1 my-1.5 w-px bg-sand-300" />;
}
