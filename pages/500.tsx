import { useTranslation } from 'next-i18next/pages';
import { BarePage } from '@/components/document/bare-page';
import { Failure } from '@/components/storefront/shell/failure';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { Button } from '@/components/ui/actions/button';
import { PulledPlug } from '@/components/ui/media/drawings/pulled-plug';
import type { Shell } from '@/lib/domain/store/shell';
import { errorPage } from '@/lib/server/pages/error-page';

/** One page for all stores, whose shell arrives in the browser (`useShell`), if it does. */
function Failed({ storeSetting }: Partial<Shell>) {
  const { t } = useTranslation('common');
  if (storeSetting) return <Failure />;
  return (
    <BarePage drawing={<PulledPlug />} title={t('failure.title')} description={t('failure.text')}>
      <Button onClick={() => window.location.reload()}>{t('state.retry')}</Button>
    </BarePage>
  );
}

export default inStorefront(Failed);

export const getStaticProps = errorPage();
