import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/media/icon';
import styles from './alert.module.css';

type Tone = 'error' | 'warning' | 'success' | 'info';

const ICONS: Record<Tone, IconName> = { error: 'alert', warning: 'alert', success: 'check', info: 'info' };

interface AlertProps {
  readonly tone: Tone;
  readonly title?: string;
  /** The page's own heading when nothing else is on it. */
  readonly as?: 'h1' | 'p';
  readonly children?: ReactNode;
}

/** A message in the page that is announced when it appears; errors and warnings interrupt, the others wait. */
export const Alert = ({ tone, title, as: Title = 'p', children }: AlertProps) => (
  <div
    role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
    className={styles.alert}
    data-tone={tone}
  >
    <Icon name={ICONS[tone]} />
    <div>
      {title && <Title className={styles.title}>{title}</Title>}
      {children}
    </div>
  </div>
);
