import { useEffect, useRef, useState } from 'react';
import { type CrmFaults, useSetFaults } from '../api/crm-test.ts';

/** At once for a person, not at every pixel; ms. */
const debounceMs = 300;

interface FaultDraft {
  /** Chosen last, also while on its way. */
  faults: CrmFaults;
  change: (changes: Partial<CrmFaults>, onDone?: () => void) => void;
}

/** Sends a moment after the last change, or on leaving. */
export function useFaultDraft(inForce: CrmFaults, onError: (error: unknown) => void): FaultDraft {
  const { mutate } = useSetFaults();
  const [draft, setDraft] = useState<CrmFaults | null>(null);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void } | null>(null);

  useEffect(() => () => waiting.current?.send(), []);

  function change(changes: Partial<CrmFaults>, onDone?: () => void): void {
    const next = { ...(draft ?? inForce), ...changes };
    setDraft(next);
    if (waiting.current !== null) clearTimeout(waiting.current.timer);
    const send = (): void => {
      if (waiting.current !== null) clearTimeout(waiting.current.timer);
      waiting.current = null;
      // a later change keeps its own draft
      const settle = (): void => setDraft((now) => (now === next ? null : now));
      mutate(next, {
        onSuccess: () => {
          settle();
          onDone?.();
        },
        onError: (error) => {
          settle();
          onError(error);
        },
      });
    };
    waiting.current = { timer: setTimeout(send, debounceMs), send };
  }

  return { faults: draft ?? inForce, change };
}
