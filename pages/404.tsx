import { useTranslation } from 'next-i18next/pages';
import { BarePage } from '@/components/document/bare-page';
import { inStorefront } from '@/components/storefront/shell/in-storefront';
import { NotFound } from '@/components/storefront/shell/not-found';
import { LinkButton } from '@/components/ui/actions/link-button';
import { BareNail } from '@/components/ui/media/drawings/bare-nail';
import type { Shell } from '@/lib/domain/store/shell';
import { errorPage } from '@/lib/server/pages/error-page';
import { paths } from '@/lib/paths';

interface MissingProps extends Partial<Shell> {
  /** No open store answers on this host. */
  readonly isOfNoStore?: boolean;
}

/** One page for all stores, whose shell arrives in the browser (`useShell`). */
function Missing({ categories, isOfNoStore = false }: MissingProps) {
  const { t } = useTranslation('common');
  if (categories) return <NotFound categories={categories} />;
  const { title, text } = isOfNoStore
    ? { title: t('noStore.title'), text: t('noStore.text') }
    : { title: t('notFound.title'), text: t('notFound.text') };
  return (
    <BarePage drawing={<BareNail />} title={title} description={text}>
      {!isOfNoStore && <LinkButton href={paths.home}>{t('notFound.home')}</LinkButton>}
    </BarePage>
  );
}

export default inStorefront(Missing);

export const getStaticProps = errorPage('catalogue');
