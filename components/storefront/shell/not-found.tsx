import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { paths } from '@/lib/paths';
import { StorefrontHead } from './storefront-head';

/** One static page answers every wrong address; only the browser knows which one it was. */
export function NotFound() {
  const { t } = useTranslation(['common', 'catalogue']);
  const { asPath } = useRouter();
  const isProduct = useHydrated() && asPath.startsWith(`${paths.products}/`);
  const title = isProduct ? t('catalogue:empty.products') : t('notFound.title');
  return (
    <>
      <StorefrontHead page={title} noIndex />
      <EmptyState as="h1" icon="search" title={title} description={t('notFound.text')}>
        <LinkButton href={isProduct ? paths.products : paths.home}>{t('notFound.home')}</LinkButton>
      </EmptyState>
    </>
  );
}
