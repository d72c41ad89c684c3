import { Button, Heading, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import type { ComponentType } from 'react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { PackingSlip } from '@/components/admin/orders/print/packing-slip';
import styles from '@/components/admin/orders/print/print.module.css';
import type { SheetProps } from '@/components/admin/orders/print/sheet-props';
import { ShippingLabel } from '@/components/admin/orders/print/shipping-label';
import { useOrdersToPrint } from '@/components/admin/orders/print/use-orders-to-print';
import { Invoice } from '@/components/ui/orders/invoice';
import { TaxInvoice } from '@/components/ui/orders/tax-invoice';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths, PRINTS, type Print } from '@/lib/admin-paths';
import type { Locale } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import { packsOf } from '@/lib/domain/orders/parcels/packs';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useIssued } from '@/lib/hooks/orders/use-issued';
import { imageUrl } from '@/lib/pictures/image-url';
import { useAsPath } from '@/lib/hooks/browser/use-as-path';

/** `/admin/orders/print?kind=&ids=`: packing slips, labels or invoices, one per sheet, in the page's language. */
export function PrintOrdersView() {
  const { t } = useTranslation('admin-orders');
  const { query } = useRouter();
  const setting = useStoreSetting();
  const { locale, date } = useFormats();
  const kind = PRINTS.find((one) => one === query.kind) ?? 'packing';
  const state = useOrdersToPrint(query.ids);
  if (state.status === 'loading') return <ListSkeleton />;
  if (state.status === 'failed') return <LoadFailure code={state.code} />;
  if (state.value.length === 0) return <Nothing title={t('print.none')} />;
  const Sheet = SHEETS[kind];
  return (
    <>
      <PrintBar kind={kind} locale={locale} count={sheetsOf(kind, state.value)} />
      <div className={styles.pages}>
        {state.value.map((order) => (
          <div key={order.id} className={styles.papers}>
            <Sheet
              order={order}
              setting={setting}
              locale={locale}
              date={date(order.createdAt)}
              pictureUrl={imageUrl}
            />
          </div>
        ))}
      </div>
    </>
  );
}

/** The number of sheets, as far as it is known before the documents load. */
const sheetsOf = (kind: Print, orders: readonly Order[]): number =>
  kind === 'invoice' ? orders.length : orders.flatMap(packsOf).length;

/** An order's issued tax documents, or a plain invoice for an order without VAT. */
function OrderInvoices(props: SheetProps) {
  const issued = useIssued(props.order);
  if (issued.status === 'loading') return <ListSkeleton />;
  if (issued.status === 'failed') return <LoadFailure code={issued.code} />;
  if (issued.value.length === 0) return <Invoice {...props} />;
  return issued.value.map((invoice) => (
    <TaxInvoice key={invoice.number} invoice={invoice} timeZone={props.setting.timeZone} />
  ));
}

const SHEETS: Readonly<Record<Print, ComponentType<SheetProps>>> = {
  packing: PackingSlip,
  label: ShippingLabel,
  invoice: OrderInvoices,
};

interface PrintBarProps {
  readonly kind: Print;
  readonly locale: Locale;
  readonly count: number;
}

/** What is printed, the language, and the print button; not printed itself. */
function PrintBar({ kind, locale, count }: PrintBarProps) {
  const { t } = useTranslation(['admin-orders', 'admin']);
  const asPath = useAsPath();
  const other: Locale = locale === 'ar' ? 'en' : 'ar';
  return (
    <header className={styles.bar}>
      <div>
        <Heading as="h1" size="xl">
          {t(`print.open.${kind}`)}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {t('print.count', { count })}
        </Text>
      </div>
      <div className={styles.actions}>
        <Button asChild size="sm" variant="ghost">
          <NextLink href={adminPaths.orders}>{t('print.back')}</NextLink>
        </Button>
        <Button asChild size="sm" variant="outline">
          <NextLink href={asPath} locale={other} lang={other} replace>
            {t('admin:footer.language')}
          </NextLink>
        </Button>
        <Button size="sm" onClick={() => window.print()}>
          {t('print.print')}
        </Button>
      </div>
    </header>
  );
}
