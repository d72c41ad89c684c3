import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './disclosure-menu.module.css';

interface DisclosureMenuProps {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly className?: string | undefined;
  /** Links and buttons; choosing one closes the menu. */
  readonly children: ReactNode;
}

/** A button that shows a few links below it. Escape, leaving it and choosing close it. */
export function DisclosureMenu({ label, trigger, className, children }: DisclosureMenuProps) {
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

  return (
    <div ref={box} className={styles.box}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        className={className}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      <div id={id} hidden={!open} className={styles.panel} onClick={() => setOpen(false)}>
        {children}
      </div>
    </div>
  );
}
