import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/media/icon';
import styles from './alert.module.css';

type Tone = 'error' | 'warning' | 'success' | 'info';

const ICONS: Record<Tone, IconName> = { error: 'alert', warning: 'alert', success: 'check', info: 'info' };

interface AlertProps {
  readonly tone: Tone;
  readonly title?: string;
  /** `h1` when it is the only thing on the page. */
  readonly as?: 'h1' | 'p';
  readonly children?: ReactNode;
}

/** A message that is announced when it appears; errors and warnings interrupt the screen reader, others wait. */
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
