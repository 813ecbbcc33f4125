/** For questions about what waits. */
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useToast } from '#ui/toast-state.ts';

const choices = ['send', 'leave'] as const;
export type Choice = (typeof choices)[number];

interface OpenQuestionProps {
  title: string;
  text: string;
  figures: ReactNode;
  children: ReactNode;
}

/** Its children are the answers. */
export function OpenQuestion({ title, text, figures, children }: OpenQuestionProps) {
  return (
    <section role="alert" className="rounded-xl border border-amber-700/30 bg-amber-50 p-5">
      <h2 className="flex items-center gap-2 text-base text-amber-700">
        <TriangleAlert aria-hidden className="size-5" />
        {title}
      </h2>
      <p className="mt-2 text-sm">{text}</p>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-sm">{figures}</dl>
      {children}
    </section>
  );
}

export function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-stone-700">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** @param at ISO 8601 */
export function OldestFigure({ at }: { at: string }) {
  const { t } = useTranslation('adminCrmProvider');
  const { dateTime } = useFormats();
  return <Figure name={t('former.oldest')}>{dateTime(at)}</Figure>;
}

interface SendOrLeaveProps {
  wordsOf: (choice: Choice) => { label: string; title: string; text: string };
  busy: boolean;
  /** Gives what to say of it. May fail. */
  answer: (choice: Choice) => Promise<{ title: string; description?: string }>;
  failure: (error: unknown) => string;
}

/** Each asks again; the outcome is said even when the question is gone. */
export function SendOrLeave({ wordsOf, busy, answer, failure }: SendOrLeaveProps) {
  const toast = useToast();
  const choose = async (choice: Choice) => {
    try {
      toast(await answer(choice));
    } catch (error) {
      toast({ title: failure(error), variant: 'destructive' });
    }
  };
  const { ask, question } = useQuestion((choice: Choice) => {
    const { label, ...words } = wordsOf(choice);
    return { ...words, confirmLabel: label, onConfirm: () => choose(choice) };
  });
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {choices.map((choice) => (
        <Button
          key={choice}
          size="sm"
          variant={choice === 'send' ? 'primary' : 'secondary'}
          disabled={busy}
          onClick={() => ask(choice)}
        >
          {wordsOf(choice).label}
        </Button>
      ))}
      {question}
    </div>
  );
}
