import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly icon?: IconName;
  readonly description?: string;
  /** The page's own heading when nothing else is on it. */
  readonly as?: 'h1' | 'h2' | 'p';
  /** The way out: buttons or links. */
  readonly children?: ReactNode;
}

export const EmptyState = ({
  title,
  icon = 'search',
  description,
  as: Title = 'p',
  children,
}: EmptyStateProps) => (
  <div className={styles.state}>
    <span className={styles.mark}>
      <Icon name={icon} size={28} />
    </span>
    <Title className={styles.title}>{title}</Title>
    {description && <p className={styles.description}>{description}</p>}
    {children && <div className={styles.actions}>{children}</div>}
  </div>
);
