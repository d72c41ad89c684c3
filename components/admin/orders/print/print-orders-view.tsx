import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { PackingSlip } from '@/components/admin/orders/print/packing-slip';
import { PrintBar } from '@/components/admin/orders/print/print-bar';
import styles from '@/components/admin/orders/print/print.module.css';
import { useOrdersToPrint } from '@/components/admin/orders/print/use-orders-to-print';
import { Invoice } from '@/components/ui/orders/invoice';
import { useStoreSetting } from '@/context/store-setting-context';
import { useFormats } from '@/lib/hooks/use-formats';

/** `/admin/orders/print?kind=&ids=`: packing slips or invoices, one per sheet, in the language of the page. */
export function PrintOrdersView() {
  const { t } = useTranslation('admin-orders');
  const { query } = useRouter();
  const setting = useStoreSetting();
  const { locale, date } = useFormats();
  const kind = query.kind === 'invoice' ? 'invoice' : 'packing';
  const state = useOrdersToPrint(query.ids);
  if (state.status === 'loading') return <ListSkeleton />;
  if (state.status === 'failed') return <LoadFailure code={state.code} />;
  if (state.value.length === 0) return <Nothing title={t('print.none')} />;
  const Sheet = kind === 'invoice' ? Invoice : PackingSlip;
  return (
    <>
      <PrintBar kind={kind} locale={locale} count={state.value.length} />
      <div className={styles.pages}>
        {state.value.map((order) => (
          <div key={order.id}>
            <Sheet order={order} setting={setting} locale={locale} date={date(order.createdAt)} />
          </div>
        ))}
      </div>
    </>
  );
}
