import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/media/icon';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly icon?: IconName;
  /** Replaces the icon when nothing else is on the page. */
  readonly drawing?: ReactNode;
  readonly description?: string;
  /** `h1` when it is the only thing on the page. */
  readonly as?: 'h1' | 'h2' | 'p';
  /** Buttons or links to go on. */
  readonly children?: ReactNode;
}

export const EmptyState = ({
  title,
  icon = 'search',
  drawing,
  description,
  as: Title = 'p',
  children,
}: EmptyStateProps) => (
  <div className={styles.state}>
    <span className={drawing ? styles.drawing : styles.mark}>
      {drawing ?? <Icon name={icon} size={28} />}
    </span>
    <Title className={styles.title}>{title}</Title>
    {description && <p className={styles.description}>{description}</p>}
    {children && <div className={styles.actions}>{children}</div>}
  </div>
);
