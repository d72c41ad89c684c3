import { useEffect, useId, useRef, useState } from 'react';

/** A button with a panel below it. Escape, moving the focus out or pressing elsewhere closes it. */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return {
    open,
    toggle: () => setOpen(!open),
    close: () => setOpen(false),
    boxProps: { ref: box },
    buttonProps: { ref: button, 'aria-expanded': open, 'aria-controls': id },
    panelProps: { id, hidden: !open },
  } as const;
}
