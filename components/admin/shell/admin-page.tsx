import type { ParseKeys } from 'i18next';
import Head from 'next/head';
import type { ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';

interface AdminPageProps {
  /** Key of the page's name, in the `admin` texts unless it names others. */
  readonly title: ParseKeys<['admin', 'admin-store', 'admin-people', 'admin-reconciliation']>;
  readonly children: ReactNode;
}

/** Names the tab; no admin page belongs into a search engine. */
export function AdminPage({ title, children }: AdminPageProps) {
  const { t } = useTranslation(['admin', 'admin-store', 'admin-people', 'admin-reconciliation']);
  return (
    <>
      <Head>
        <title key="title">{t('page.title', { page: t(title) })}</title>
        <meta name="robots" content="noindex" />
      </Head>
      {children}
    </>
  );
}
