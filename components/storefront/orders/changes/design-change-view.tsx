import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { OrderSkeleton } from '@/components/storefront/orders/order-state';
import { NotLoaded } from '@/components/storefront/shell/not-loaded';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { LinkButton } from '@/components/ui/actions/link-button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { LinkedChange } from '@/lib/domain/api/design-changes';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { call } from '@/lib/functions/call';
import { useReadOnce } from '@/lib/hooks/use-read-once';
import { paths } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import { DesignChangePanel } from './design-change-panel';
import styles from './design-change.module.css';

/** `/design-change/[token]`: the e-mailed question about a design. Opening it changes nothing; the answer needs no login. */
export function DesignChangeView() {
  const { t } = useTranslation('orders');
  const { token } = useRouter().query;
  const link = typeof token === 'string' && token ? token : null;
  const read = useReadOnce<LinkedChange>(link, () => call('readDesignChange', { token: link ?? '' }));
  return (
    <>
      <StorefrontHead page={t('change.title')} noIndex />
      {read.status === 'loading' && <OrderSkeleton />}
      {read.status === 'failed' && <Failed code={read.code} />}
      {read.status === 'ready' && link !== null && (
        <article className={styles.page}>
          <header>
            <h1 className={recipe('heading', { size: '3xl' })}>{t('change.title')}</h1>
            <p className={styles.detail}>{t('change.of', { number: read.value.number })}</p>
          </header>
          <DesignChangePanel linked={read.value} mayAnswer token={link} />
        </article>
      )}
    </>
  );
}

function Failed({ code }: { readonly code: ErrorCode }) {
  const { t } = useTranslation('orders');
  if (code === 'link-expired')
    return (
      <EmptyState as="h1" icon="clock" title={t('change.expiredTitle')} description={t('change.expiredText')}>
        <LinkButton href={paths.orders}>{t('list.title')}</LinkButton>
        <LinkButton variant="outline" href={paths.contactUs}>
          {t('change.write')}
        </LinkButton>
      </EmptyState>
    );
  if (code === 'order-not-found')
    return (
      <EmptyState as="h1" icon="box" title={t('notFound.title')} description={t('notFound.text')}>
        <LinkButton href={paths.products}>{t('notFound.browse')}</LinkButton>
      </EmptyState>
    );
  return <NotLoaded as="h1" title={t('failed.title')} code={code} />;
}
