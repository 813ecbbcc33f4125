import { useRef, useState } from 'react';

/** A dialog that loads on the first press; null until then. */
export function useDialogOpener() {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const onClick = () => {
    setWanted(true);
    setOpen(true);
  };
  return {
    button: { ref: opener, 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick } as const,
    dialog: wanted ? { open, onOpenChange: setOpen, opener } : null,
  };
}
