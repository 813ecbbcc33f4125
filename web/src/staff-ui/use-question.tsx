import { type ComponentProps, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface Question extends Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onOpenChange' | 'onConfirm'> {
  onConfirm: () => unknown;
}

/** @param about the question, and what a yes does */
export function useQuestion<Subject>(about: (subject: Subject) => Question) {
  const [asked, setAsked] = useState<{ subject: Subject; open: boolean } | null>(null);
  const words = asked === null ? null : about(asked.subject);
  return {
    ask: (subject: Subject): void => setAsked({ subject, open: true }),
    /** To be placed anywhere on the screen. */
    question: asked !== null && words !== null && (
      <ConfirmDialog
        {...words}
        onConfirm={() => void words.onConfirm()}
        open={asked.open}
        onOpenChange={(open) => setAsked({ ...asked, open })}
      />
    ),
  };
}
