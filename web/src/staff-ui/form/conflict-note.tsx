import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { useShownAtOnce } from '#staff-ui/use-shown-at-once.ts';
import type { RecordForm } from './use-record-form.ts';

interface ConflictNoteProps {
  form: Pick<RecordForm, 'keepMine' | 'takeTheirs'>;
  words: { title: string; text: string; keepMine: string; takeTheirs: string };
  children?: ReactNode;
}

/** Somebody else saved first; what was typed stays until the person decides. */
export function ConflictNote({ form, words, children }: ConflictNoteProps) {
  const note = useShownAtOnce<HTMLDivElement>();
  return (
    <div ref={note} role="alert" className="rounded-lg border border-amber-700/40 bg-amber-50 p-4 text-sm">
      <p className="flex items-center gap-2 font-semibold text-amber-700">
        <TriangleAlert aria-hidden className="size-5 shrink-0" />
        {words.title}
      </p>
      <p className="mt-1 text-stone-700">{words.text}</p>
      {children}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="sm" onClick={form.keepMine}>
          {words.keepMine}
        </Button>
        <Button size="sm" variant="secondary" onClick={form.takeTheirs}>
          {words.takeTheirs}
        </Button>
      </div>
    </div>
  );
}
