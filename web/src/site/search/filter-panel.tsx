import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';

interface FilterPanelProps {
  labels: { open: string; close: string };
  /** Always part of the form, open or not. */
  panel: ReactNode;
  /** Below the panel on a phone, always in reach. */
  footer: ReactNode;
  /** Beside the toggle; on a phone below it. */
  children?: ReactNode;
  panelClassName?: string;
}

/** From this width the panel opens in its place. */
const fits = '(min-width: 40rem)';

/** Closed at first; on a phone a sheet over the page. Without scripts it is open and has no button. */
export function FilterPanel({ labels, panel, footer, children, panelClassName = '' }: FilterPanelProps) {
  const { t } = useTranslation(['search', 'common']);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [isSheet, setSheet] = useState(false);

  function toggle() {
    const element = dialog.current;
    if (element === null) return;
    if (element.open) return close();
    const covers = !matchMedia(fits).matches;
    // `show` would take the focus from the button
    if (covers) element.showModal();
    else element.open = true;
    setSheet(covers);
    setOpen(true);
  }

  function close() {
    dialog.current?.close();
    setOpen(false);
  }

  useEffect(() => {
    const form = dialog.current?.closest('form');
    if (!isSheet || !open || form == null) return undefined;
    const closeSheet = () => dialog.current?.close();
    form.addEventListener('submit', closeSheet);
    return () => form.removeEventListener('submit', closeSheet);
  }, [isSheet, open]);

  return (
    // DOM order is the order of filling in; from tablets on, children are beside the toggle
    <div className="grid items-center gap-x-3 sm:grid-cols-[auto_1fr]">
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        className="-ms-3.5 w-fit noscript:hidden"
        onClick={toggle}
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        {open ? labels.close : labels.open}
      </Button>
      <dialog
        ref={dialog}
        id={id}
        aria-label={labels.open}
        onClose={() => setOpen(false)}
        className="filter-panel sm:col-span-2 sm:row-start-2 noscript:block"
      >
        {isSheet && (
          <div className="flex items-center justify-between border-b border-sand-200 py-2 ps-5 pe-2">
            <p className="text-lg font-semibold">{labels.open}</p>
            <Button variant="quiet" size="sm" aria-label={t('common:close')} onClick={close}>
              <X aria-hidden className="size-5" />
            </Button>
          </div>
        )}
        <div className={`filter-panel-fields ${panelClassName}`}>{panel}</div>
        {isSheet && <div className="border-t border-sand-200 p-4 [&_button]:w-full">{footer}</div>}
      </dialog>
      {children !== undefined && (
        <div className="max-sm:mt-4 sm:col-start-2 sm:row-start-1 sm:justify-self-end">{children}</div>
      )}
    </div>
  );
}
