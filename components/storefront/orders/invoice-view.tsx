import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { NotLoaded } from '@/components/storefront/shell/not-loaded';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { LinkButton } from '@/components/ui/actions/link-button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Locale } from '@/lib/domain/locale';
import { wasPlaced } from '@/lib/domain/orders/apply-status-change';
import type { Order } from '@/lib/domain/orders/order';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useIssued } from '@/lib/hooks/orders/use-issued';
import { paths } from '@/lib/paths';
import { imageUrl } from '@/lib/pictures/image-url';
import { useAsPath } from '@/lib/hooks/browser/use-as-path';
import styles from './invoice-view.module.css';
import { OrderState } from './order-state';
import { useShownOrder } from './use-shown-order';

/** An order needs only one of these invoices; each loads on demand. */
const loading = () => <Skeleton height="48rem" />;
const Invoice = dynamic(() => import('@/components/ui/orders/invoice').then((module) => module.Invoice), {
  ssr: false,
  loading,
});
const TaxInvoice = dynamic(
  () => import('@/components/ui/orders/tax-invoice').then((module) => module.TaxInvoice),
  { ssr: false, loading },
);

/** `/orders/[id]/invoice`: the printable invoice in the page's language. */
export function InvoiceView() {
  const { t } = useTranslation('invoice');
  const shown = useShownOrder();
  return (
    <>
      <StorefrontHead page={t('title')} noIndex />
      <OrderState state={shown}>
        {(order) => (wasPlaced(order) ? <OrderInvoice order={order} /> : <NotYet order={order} />)}
      </OrderState>
    </>
  );
}

function OrderInvoice({ order }: { readonly order: Order }) {
  const { t } = useTranslation('invoice');
  const setting = useStoreSetting();
  const { locale, date } = useFormats();
  const issued = useIssued(order);
  return (
    <>
      <InvoiceBar locale={locale} back={paths.order(order.id)} />
      {issued.status === 'failed' && <NotLoaded title={t('issuedFailed')} code={issued.code} />}
      {issued.status === 'ready' && issued.value.length === 0 && (
        <Invoice
          order={order}
          setting={setting}
          locale={locale}
          date={date(order.createdAt)}
          pictureUrl={imageUrl}
        />
      )}
      {issued.status === 'ready' &&
        issued.value.map((invoice) => (
          <TaxInvoice key={invoice.number} invoice={invoice} timeZone={setting.timeZone} />
        ))}
    </>
  );
}

/** An order that is neither paid nor accepted has no invoice yet. */
function NotYet({ order }: { readonly order: Order }) {
  const { t } = useTranslation('invoice');
  return (
    <EmptyState as="h1" icon="clock" title={t('notYetTitle')} description={t('notYetText')}>
      <LinkButton href={paths.order(order.id)}>{t('back')}</LinkButton>
    </EmptyState>
  );
}

interface InvoiceBarProps {
  readonly locale: Locale;
  /** Address of the order's page. */
  readonly back: string;
}

/** Above an invoice: a link back to its order, the other language, and printing. */
function InvoiceBar({ locale, back }: InvoiceBarProps) {
  const { t } = useTranslation(['invoice', 'common']);
  const asPath = useAsPath();
  const other: Locale = locale === 'ar' ? 'en' : 'ar';
  return (
    <nav className={styles.bar} aria-label={t('title')}>
      <Link href={back} className={styles.back}>
        {t('back')}
      </Link>
      <span className={styles.actions}>
        <LinkButton href={asPath} locale={other} variant="outline" size="sm" lang={other} replace>
          {t('common:language.other')}
        </LinkButton>
        <Button size="sm" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </span>
    </nav>
  );
}
