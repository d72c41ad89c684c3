import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import styles from './alert.module.css';

type Tone = 'error' | 'warning' | 'success' | 'info';

const ICONS: Record<Tone, IconName> = { error: 'alert', warning: 'alert', success: 'check', info: 'info' };

/** A message in the page that is announced when it appears; errors and warnings interrupt, the others wait. */
export const Alert = ({ tone, title, children }: { tone: Tone; title?: string; children?: ReactNode }) => (
  <div
    role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
    className={styles.alert}
    data-tone={tone}
  >
    <Icon name={ICONS[tone]} />
    <div>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  </div>
);
