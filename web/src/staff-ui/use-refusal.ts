import type { components } from '@manzil/contract/api';
import { useEffect, useState } from 'react';
import { onRefusal } from '#staff-lib/api/session-call.ts';

type Answer = (mended: boolean) => void;

/**
 * Asks the person about calls that were refused so; they wait meanwhile, all for one answer. Null: nobody is asked now.
 * True sends them again, false lets their refusal go on.
 */
export function useRefusal(code: components['schemas']['ProblemCode']): Answer | null {
  const [asked, setAsked] = useState<{ answer: Answer } | null>(null);
  useEffect(() => {
    let waiting: Promise<boolean> | null = null;
    let give: Answer = () => undefined;
    onRefusal(code, () => {
      waiting ??= new Promise<boolean>((answer) => {
        give = answer;
        setAsked({ answer });
      }).finally(() => {
        waiting = null;
        setAsked(null);
      });
      return waiting;
    });
    return () => {
      onRefusal(code, null);
      give(false);
    };
  }, [code]);
  return asked?.answer ?? null;
}
