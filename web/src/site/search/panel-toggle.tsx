import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';

interface PanelToggleProps {
  labels: { open: string; close: string };
  /** Always part of the form, open or not. */
  panel: ReactNode;
  /** Beside the toggle; on a phone below the panel. */
  children?: ReactNode;
  panelClassName?: string;
}

/** Closed at first. Without scripts it is open and has no button. */
export function PanelToggle({ labels, panel, children, panelClassName = '' }: PanelToggleProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    // DOM order is the order of filling in; from tablets on, children are beside the toggle
    <div className="grid items-center gap-x-3 sm:grid-cols-[auto_1fr]">
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        className="-ms-3.5 w-fit noscript:hidden"
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        {open ? labels.close : labels.open}
      </Button>
      <div id={id} className={`sm:col-span-2 sm:row-start-2 ${open ? '' : 'hidden noscript:grid'} ${panelClassName}`}>
        {panel}
      </div>
      {children !== undefined && (
        <div className="max-sm:mt-4 sm:col-start-2 sm:row-start-1 sm:justify-self-end">{children}</div>
      )}
    </div>
  );
}
