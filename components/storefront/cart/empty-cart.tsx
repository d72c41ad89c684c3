import { useTranslation } from 'next-i18next/pages';
import { LinkButton } from '@/components/ui/actions/link-button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { EmptyBag } from '@/components/ui/media/drawings/empty-bag';
import { paths } from '@/lib/paths';

export function EmptyCart() {
  const { t } = useTranslation('cart');
  return (
    <EmptyState as="h1" drawing={<EmptyBag />} title={t('empty.title')} description={t('empty.text')}>
      <LinkButton href={paths.products}>{t('empty.browse')}</LinkButton>
    </EmptyState>
  );
}
