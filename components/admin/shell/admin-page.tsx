import type { ParseKeys } from 'i18next';
import Head from 'next/head';
import type { ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { pageTitle } from '@/lib/domain/seo/page-title';
import { useStoreSetting } from '@/context/store-setting-context';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';

const TEXTS = [
  'admin',
  'admin-store',
  'admin-people',
  'admin-reconciliation',
  'admin-visitors',
  'admin-couriers',
  'admin-discounts',
  'admin-menus',
  'admin-redirects',
  'admin-pages',
  'admin-gift-cards',
  'admin-messages',
  'admin-delivery',
  'admin-returns',
  'admin-developers',
  'admin-own-store',
] as const;

interface AdminPageProps {
  /** Key of the page's title, in the `admin` namespace by default. */
  readonly title: ParseKeys<typeof TEXTS>;
  readonly children: ReactNode;
}

/** Sets the tab's title, and keeps the admin out of search engines. */
export function AdminPage({ title, children }: AdminPageProps) {
  const { t } = useTranslation(TEXTS);
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
