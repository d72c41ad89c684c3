import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PulledPlug } from '@/components/ui/media/drawings/pulled-plug';
import { StorefrontHead } from './storefront-head';

export function Failure() {
  const { t } = useTranslation('common');
  return (
    <>
      <StorefrontHead page={t('failure.title')} noIndex />
      <EmptyState as="h1" drawing={<PulledPlug />} title={t('failure.title')} description={t('failure.text')}>
        <Button onClick={() => window.location.reload()}>{t('state.retry')}</Button>
      </EmptyState>
    </>
  );
}
