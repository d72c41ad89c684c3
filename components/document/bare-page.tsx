import Head from 'next/head';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import styles from './bare-page.module.css';
import { viewport } from './viewport';

interface BarePageProps {
  readonly title: string;
  readonly description: string;
  readonly drawing: ReactNode;
  /** Buttons or links to go on. */
  readonly children?: ReactNode;
}

/** An error page without the shell of a store: before it arrives, or where there is none. */
export const BarePage = ({ title, ...rest }: BarePageProps) => (
  <>
    <Head>
      <title key="title">{title}</title>
      {viewport}
      <meta key="robots" name="robots" content="noindex" />
    </Head>
    <main className={styles.page}>
      <EmptyState as="h1" title={title} {...rest} />
    </main>
  </>
);
