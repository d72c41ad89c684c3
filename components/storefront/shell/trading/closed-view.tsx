import { useTranslation } from 'next-i18next/pages';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { LinkButton } from '@/components/ui/actions/link-button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { paths } from '@/lib/paths';

/** What a closed shop shows instead of its goods. */
export function ClosedView() {
  const { t } = useTranslation('common');
  const title = t('noStore.closed.title');
  return (
    <>
      <StorefrontHead page={title} noIndex />
      <EmptyState as="h1" icon="box" title={title} description={t('noStore.closed.text')}>
        <LinkButton href={paths.orders}>{t('trading.orders')}</LinkButton>
      </EmptyState>
    </>
  );
}
