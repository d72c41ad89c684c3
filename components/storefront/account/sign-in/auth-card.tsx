import type { ReactNode } from 'react';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { recipe } from '@/theme/recipe';
import styles from './auth-card.module.css';

interface AuthCardProps {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
  /** Links below the form to the alternatives. */
  readonly footer?: ReactNode;
}

export const AuthCard = ({ title, intro, children, footer }: AuthCardProps) => (
  <section className={styles.card}>
    <StorefrontHead page={title} noIndex />
    <h1 className={recipe('heading', { size: '3xl' })}>{title}</h1>
    <p className={styles.intro}>{intro}</p>
    {children}
    {footer && <div className={styles.footer}>{footer}</div>}
  </section>
);
