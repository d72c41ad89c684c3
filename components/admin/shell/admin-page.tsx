import Head from 'next/head';
import type { ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';

interface AdminPageProps {
  /** Key of the page's name in the `admin` texts. */
  readonly title:
    'nav.item.dashboard' | 'orders.title' | 'order.page' | 'products.title' | 'product.page' | 'colors.title';
  readonly children: ReactNode;
}

/** Names the tab; no admin page belongs into a search engine. */
export function AdminPage({ title, children }: AdminPageProps) {
  const { t } = useTranslation('admin');
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
