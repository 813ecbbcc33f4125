import { getSchema, type JSONContent } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { DOMParser as MarkupReader } from '@tiptap/pm/model';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { parsedHtml } from '#lib/trusted-types.ts';
import './editor.css';
import { EditorToolbar } from './editor-toolbar.tsx';
import { cleanPastedHtml } from './pasted-html.ts';
import { shrinkPicture } from './shrink-picture.ts';

interface ArticleEditorProps {
  /** HTML; later changes come from the editor alone. */
  start: string;
  language: 'en' | 'ar';
  invalid: boolean;
  onChange: (html: string) => void;
  onWrongFile: () => void;
}

/** The markup that the site keeps (services/api/src/blog/safe-article.ts). */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image.configure({ allowBase64: true }),
];

/** Tiptap would parse text itself, past Trusted Types. */
const read = (html: string): JSONContent =>
  MarkupReader.fromSchema(getSchema(extensions)).parse(parsedHtml(html).body).toJSON() as JSONContent;

/** What is pasted from Word keeps its meaning. */
export default function ArticleEditor({ start, language, invalid, onChange, onWrongFile }: ArticleEditorProps) {
  const { t } = useTranslation('adminBlog');
  const editor = useEditor({
    extensions,
    content: useMemo(() => read(start), [start]),
    // its styles are in editor.css
    injectCSS: false,
    immediatelyRender: true,
    onUpdate: (event) => onChange(event.editor.getHTML()),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('fields.content'),
        class: 'prose min-h-72 px-5 py-4 outline-none',
      },
      transformPastedHTML: cleanPastedHtml,
      handlePaste: (_view, event) => takeFiles(event.clipboardData),
      handleDrop: (_view, event) => takeFiles(event.dataTransfer),
    },
  });

  /** After the selection: a picture must not replace words. */
  const insert = async (files: readonly File[]) => {
    for (const file of files) {
      try {
        const src = await shrinkPicture(file);
        editor.chain().focus().setTextSelection(editor.state.selection.to).setImage({ src, alt: '' }).run();
      } catch {
        onWrongFile();
      }
    }
  };

  /** Word adds a picture of copied text: both together is text. @returns true when it was files */
  function takeFiles(data: DataTransfer | null): boolean {
    const files = Array.from(data?.files ?? []);
    if (files.length === 0 || data?.getData('text/html') !== '') return false;
    void insert(files);
    return true;
  }

  return (
    <div
      className={`overflow-clip rounded-md border bg-white focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-maroon-600 ${invalid ? 'border-danger-700' : 'border-sand-300'}`}
    >
      <EditorToolbar editor={editor} onFiles={insert} />
      <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className="max-h-[60dvh] overflow-y-auto">
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}
