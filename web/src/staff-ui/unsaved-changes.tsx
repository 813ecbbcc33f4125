import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { isHarmless } from './use-form-address.ts';

interface Guard {
  hold: (key: symbol) => void;
  release: (key: symbol) => void;
  ask: (leave: () => void) => void;
}

/** Without a provider nothing is guarded. */
const GuardContext = createContext<Guard>({
  hold: () => undefined,
  release: () => undefined,
  ask: (leave) => leave(),
});

/** Asks before a link, "back" or a close button leaves changes. Once, around all staff pages. */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  const held = useRef(new Set<symbol>());
  const [leave, setLeave] = useState<{ run: () => void } | null>(null);
  const blocker = useBlocker(
    useCallback(
      // "back" may reach an entry of an earlier form
      ({ currentLocation: from, nextLocation: to, historyAction }) =>
        held.current.size > 0 &&
        (historyAction === NavigationType.Pop || !isHarmless(to.state)) &&
        (from.pathname !== to.pathname || from.search !== to.search),
      [],
    ),
  );
  const guard = useMemo<Guard>(
    () => ({
      hold: (key) => held.current.add(key),
      release: (key) => held.current.delete(key),
      ask: (run) => {
        if (held.current.size === 0) run();
        else setLeave({ run });
      },
    }),
    [],
  );
  const stay = (): void => {
    setLeave(null);
    if (blocker.state === 'blocked') blocker.reset();
  };
  const go = (): void => {
    held.current.clear();
    setLeave(null);
    leave?.run();
    if (blocker.state === 'blocked') blocker.proceed();
  };
  return (
    <GuardContext value={guard}>
      {children}
      <ConfirmDialog
        open={leave !== null || blocker.state === 'blocked'}
        onOpenChange={(open) => {
          if (!open) stay();
        }}
        title={t('discard.title')}
        text={t('discard.text')}
        confirmLabel={t('discard.action')}
        cancelLabel={t('discard.stay')}
        destructive
        onConfirm={go}
      />
    </GuardContext>
  );
}

/**
 * Guards a dirty form, also against closing the tab.
 * @returns ends it at once, for a form that leaves once saved
 */
export function useUnsavedChanges(dirty: boolean): () => void {
  const { hold, release } = use(GuardContext);
  const [key] = useState(() => Symbol('form'));
  // in time for an Escape that follows at once
  useLayoutEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    hold(key);
    window.addEventListener('beforeunload', warn);
    return () => {
      release(key);
      window.removeEventListener('beforeunload', warn);
    };
  }, [dirty, hold, release, key]);
  return useCallback(() => release(key), [release, key]);
}

/** Runs `leave`, after asking when something would be lost. */
export function useAskBeforeLeaving(): (leave: () => void) => void {
  return use(GuardContext).ask;
}
