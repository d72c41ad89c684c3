import type { ReactNode } from 'react';
import styles from './disclosure-menu.module.css';
import { useDisclosure } from './use-disclosure';

interface DisclosureMenuProps {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly className?: string | undefined;
  /** Links and buttons; choosing one closes the menu. */
  readonly children: ReactNode;
}

/** A button that shows a few links below it. Escape, leaving it and choosing close it. */
export function DisclosureMenu({ label, trigger, className, children }: DisclosureMenuProps) {
  const { toggle, close, boxProps, buttonProps, panelProps } = useDisclosure();
  return (
    <div {...boxProps} className={styles.box}>
      <button {...buttonProps} type="button" aria-label={label} className={className} onClick={toggle}>
        {trigger}
      </button>
      <div {...panelProps} className={styles.panel} onClick={close}>
        {children}
      </div>
    </div>
  );
}
