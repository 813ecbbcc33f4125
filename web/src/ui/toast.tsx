import { useAtom } from 'jotai';
import { CircleAlert, CircleCheck, CircleHelp, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetLater, toastAtom } from './toast-state.ts';

const displayMs = 5_000;
const withActionMs = 12_000;
const swipeThresholdPx = 50;

const looks = {
  default: { Icon: CircleCheck, color: 'text-palm-700', border: 'border-sand-200', urgent: false },
  unclear: { Icon: CircleHelp, color: 'text-amber-700', border: 'border-amber-700/30', urgent: true },
  destructive: { Icon: CircleAlert, color: 'text-danger-700', border: 'border-danger-700/30', urgent: true },
} as const;

/** F8 moves the focus here. */
export function Toaster() {
  const { t } = useTranslation('common');
  const [toast, setToast] = useAtom(toastAtom);
  const closedId = toast !== null && !toast.open ? toast.id : null;
  useEffect(() => {
    if (closedId === null) return undefined;
    return forgetLater(closedId, setToast);
  }, [closedId, setToast]);

  const viewport = useRef<HTMLOListElement>(null);
  const shown = toast?.open === true ? toast.id : null;
  useEffect(() => {
    const box = viewport.current;
    if (box === null || shown === null) return undefined;
    // without it a toast lies at the foot
    const placed = import('./clear-spot.ts').then(({ keepClear }) => keepClear(box)).catch(() => undefined);
    return () => void placed.then((end) => end?.());
  }, [shown]);

  const variant = toast?.variant ?? 'default';
  const { Icon, color, border, urgent } = looks[variant];
  return (
    <Toast.Provider
      duration={displayMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
      label={t('toast.label')}
    >
      {toast !== null && (
        <Toast.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => setToast({ ...toast, open })}
          {...(toast.action === undefined ? {} : { duration: withActionMs })}
          type={urgent || toast.action !== undefined ? 'foreground' : 'background'}
          data-variant={variant}
          className={`data-[state=open]:animate-rise-in data-[state=closed]:animate-toast-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:animate-toast-out pointer-events-auto flex items-start gap-3 rounded-lg border bg-white p-4 shadow-float ${border}`}
        >
          <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${color}`} />
          <div className="min-w-0 grow">
            <Toast.Title className="text-sm font-semibold text-ink">{toast.title}</Toast.Title>
            {toast.description !== undefined && (
              <Toast.Description className="mt-0.5 text-sm text-stone-600">{toast.description}</Toast.Description>
            )}
          </div>
          {toast.action !== undefined && (
            <Toast.Action
              altText={toast.action.label}
              onClick={toast.action.onAction}
              className="-my-1 shrink-0 rounded-md px-2.5 py-1 text-sm font-semibold text-maroon-700 hover:bg-maroon-50"
            >
              {toast.action.label}
            </Toast.Action>
          )}
          <Toast.Close
            aria-label={t('close')}
            className="-m-1 shrink-0 rounded-md p-1.5 text-stone-500 hover:bg-sand-100 hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      {/* at the start: a dialog's buttons and the chat are at the end, and stay usable */}
      <Toast.Viewport
        ref={viewport}
        hotkey={['F8']}
        className="pointer-events-none fixed inset-x-0 bottom-0 z-100 transition-[bottom] duration-200 mx-auto flex w-full max-w-[420px] flex-col gap-2 p-4 outline-none sm:end-auto sm:start-0 sm:mx-0"
      />
    </Toast.Provider>
  );
}
