import { useRef, useState } from 'react';

/** For a button whose dialog loads on the first press; `dialog` is null until then. */
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
