import { useTranslation } from 'next-i18next/pages';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { paths } from '@/lib/paths';
import { StorefrontHead } from './storefront-head';

export function NotFound() {
  const { t } = useTranslation('common');
  return (
    <>
      <StorefrontHead page={t('notFound.title')} noIndex />
      <EmptyState as="h1" icon="search" title={t('notFound.title')} description={t('notFound.text')}>
        <LinkButton href={paths.home}>{t('notFound.home')}</LinkButton>
      </EmptyState>
    </>
  );
}
