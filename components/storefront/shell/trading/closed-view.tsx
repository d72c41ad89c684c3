import { useTranslation } from 'next-i18next/pages';
import { LinkButton } from '@/components/ui/actions/link-button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { paths } from '@/lib/paths';

/** What a closed shop shows instead of its goods. */
export function ClosedView() {
  const { t } = useTranslation('common');
  return (
    <EmptyState as="h1" icon="box" title={t('noStore.closed.title')} description={t('noStore.closed.text')}>
      <LinkButton href={paths.orders}>{t('trading.orders')}</LinkButton>
    </EmptyState>
  );
}
