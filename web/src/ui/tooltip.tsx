import { type ReactNode, useEffect, useRef, useState } from 'react';

const delayMs = 700;
/** So soon after another it opens without delay. */
const skipDelayMs = 300;
let lastShownAt = -Infinity;

interface TooltipProps {
  /** The control's accessible name: it is not read twice. */
  text: string;
  children: ReactNode;
}

/** Names an icon on hover and focus; Escape or a press closes it. A library would weigh 9 kB on every public form. */
export function Tooltip({ text, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const timer = useRef<number>(undefined);

  const show = () => {
    window.clearTimeout(timer.current);
    const delay = performance.now() - lastShownAt < skipDelayMs ? 0 : delayMs;
    timer.current = window.setTimeout(() => setOpen(true), delay);
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    if (open) lastShownAt = performance.now();
    setOpen(false);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    // on hover the focus may be elsewhere
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);

  return (
    <span
      className="relative inline-flex"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') show();
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) show();
      }}
      onBlur={hide}
    >
      {children}
      {open && (
        <span
          role="tooltip"
          className="animate-fade-in absolute end-0 bottom-full z-60 mb-1.5 w-max max-w-60 rounded-md bg-ink px-2.5 py-1.5 text-xs font-medium text-white"
        >
          {text}
        </span>
      )}
    </span>
  );
}
