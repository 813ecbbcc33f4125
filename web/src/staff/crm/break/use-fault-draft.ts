import { useEffect, useRef, useState } from 'react';
import { type CrmFaults, useSetFaults } from '../api/crm-test.ts';

/** So long after the last movement of a slider its value is sent (ms): at once for a person, and not at every pixel. */
const debounceMs = 300;

interface FaultDraft {
  /** What the sliders show: what was chosen last, also while it is on its way. */
  faults: CrmFaults;
  /** @param onDone when it is in force */
  change: (changes: Partial<CrmFaults>, onDone?: () => void) => void;
}

/** Sends changes of the faults a moment after the last one. What was chosen is sent even when the screen is left at once. */
export function useFaultDraft(inForce: CrmFaults, onError: (error: unknown) => void): FaultDraft {
  const { mutate } = useSetFaults();
  const [draft, setDraft] = useState<CrmFaults | null>(null);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void } | null>(null);

  useEffect(
    () => () => {
      waiting.current?.send();
    },
    [],
  );

  function change(changes: Partial<CrmFaults>, onDone?: () => void): void {
    const next = { ...(draft ?? inForce), ...changes };
    setDraft(next);
    if (waiting.current !== null) clearTimeout(waiting.current.timer);
    const send = (): void => {
      if (waiting.current !== null) clearTimeout(waiting.current.timer);
      waiting.current = null;
      // another change since then keeps its own draft
      const settle = (): void => {
        setDraft((now) => (now === next ? null : now));
      };
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
