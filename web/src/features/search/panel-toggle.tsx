import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';

interface PanelToggleProps {
  labels: { open: string; close: string };
  /** What the panel holds; sent with the form whether it is open or not. */
  panel: ReactNode;
  /** Stands beside the toggle. */
  children: ReactNode;
  panelClassName?: string;
}

/** A panel that a button opens and closes, closed at first; without scripts it stands open and the button is gone. */
export function PanelToggle({ labels, panel, children, panelClassName = '' }: PanelToggleProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={open}
          aria-controls={id}
          className="-ms-3.5 noscript:hidden"
          onClick={() => {
            setOpen(!open);
          }}
        >
          <SlidersHorizontal aria-hidden className="size-4" />
          {open ? labels.close : labels.open}
        </Button>
        {children}
      </div>
      <div id={id} className={`${open ? '' : 'hidden noscript:grid'} ${panelClassName}`}>
        {panel}
      </div>
    </>
  );
}
