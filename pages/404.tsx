import { useTranslation } from 'next-i18next/pages';
import { BarePage } from '@/components/document/bare-page';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { NotFound } from '@/components/storefront/shell/not-found';
import { LinkButton } from '@/components/ui/actions/link-button';
import { BareNail } from '@/components/ui/media/drawings/bare-nail';
import type { Shell } from '@/lib/domain/store/shell';
import type { NoStore } from '@/lib/domain/tenancy/no-store';
import { errorPage } from '@/lib/server/pages/error-page';
import { paths } from '@/lib/paths';

interface MissingProps extends Partial<Shell> {
  /** Why no store answers on this host. */
  readonly noStore?: NoStore;
}

/** One page for all stores, whose shell arrives in the browser (`useShell`). */
function Missing({ categories, noStore }: MissingProps) {
  const { t } = useTranslation('common');
  if (categories) return <NotFound categories={categories} />;
  if (noStore)
    return (
      <BarePage
        drawing={<BareNail />}
        title={t(`noStore.${noStore}.title`)}
        description={t(`noStore.${noStore}.text`)}
      />
    );
  return (
    <BarePage drawing={<BareNail />} title={t('notFound.title')} description={t('notFound.text')}>
      <LinkButton href={paths.home}>{t('notFound.home')}</LinkButton>
    </BarePage>
  );
}

export default inStorefront(Missing);

export const getStaticProps = errorPage('catalogue');
