import type { ParseKeys } from 'i18next';
import Head from 'next/head';
import type { ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { pageTitle } from '@/lib/domain/seo/page-title';
import { useStoreSetting } from '@/context/store-setting-context';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface AdminPageProps {
  /** Key of the page's name, in the `admin` texts unless it names others. */
  readonly title: ParseKeys<
    [
      'admin',
      'admin-store',
      'admin-people',
      'admin-reconciliation',
      'admin-couriers',
      'admin-discounts',
      'admin-redirects',
      'admin-gift-cards',
      'admin-messages',
      'admin-delivery',
      'admin-returns',
    ]
  >;
  readonly children: ReactNode;
}

/** Names the tab, as the shop's pages do; no admin page belongs into a search engine. */
export function AdminPage({ title, children }: AdminPageProps) {
  const { t } = useTranslation([
    'admin',
    'admin-store',
    'admin-people',
    'admin-reconciliation',
    'admin-couriers',
    'admin-discounts',
    'admin-redirects',
    'admin-gift-cards',
    'admin-messages',
    'admin-delivery',
    'admin-returns',
  ]);
  const store = localized(useStoreSetting().name, useLocale());
  return (
    <>
      <Head>
        <title key="title">{pageTitle(store, t(title))}</title>
        <meta name="robots" content="noindex" />
      </Head>
      {children}
    </>
  );
}
