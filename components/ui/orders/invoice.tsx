import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/media/picture';
import { addressLines } from '@/lib/domain/address/address-lines';
import { discountRows, lineDiscountRows } from '@/lib/domain/discounts/discount-rows';
import { formatsOf } from '@/lib/domain/formats';
import { localized, foreignTo, type Locale } from '@/lib/domain/locale';
import { formatMoney, type Minor } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { dueOf, exchangedAmount } from '@/lib/domain/prepaid/order-prepaid';
import { refundedOfTotal } from '@/lib/domain/payments/refund-order';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { lineTexts } from '@/lib/domain/studio/design/line-design';
import { formatRate, taxRows } from '@/lib/domain/tax/tax-rows';
import { recipe } from '@/theme/recipe';
import styles from './invoice.module.css';

interface InvoiceProps {
  readonly order: Order;
  /** The store whose name and address are on top. */
  readonly setting: StoreSetting;
  readonly locale: Locale;
  /** The order's date, formatted in the invoice's language. */
  readonly date: string;
  /** Address of a picture in the storage. */
  readonly pictureUrl: (path: string) => string;
}

/**
 * An order's invoice in the page's language, for the screen and for print; the rest of the page is not printed (`data-print` in
 * shell.css). The page must load the namespaces `invoice` and `orders`.
 */
export function Invoice({ order, setting, locale, date, pictureUrl }: InvoiceProps) {
  const { t } = useTranslation(['invoice', 'orders', 'common']);
  const { contact } = setting;
  const store = localized(setting.name, locale);
  const writing = { locale, numerals: setting.numerals };
  const money = (amount: Minor) => formatMoney({ amount, currency: order.currency }, writing);
  const refunded = refundedOfTotal(order);
  const exchanged = exchangedAmount(order);
  const ended = order.status === 'cancelled' || order.status === 'returned' ? order.status : null;
  const facts = [
    [t('number'), order.number],
    [t('date'), date],
    [
      t('payment'),
      `${t(`orders:paymentMethod.${order.paymentMethod}`)} · ${t(`orders:paymentStatus.${order.paymentStatus}`)}`,
    ],
  ] as const;
  const from = [store, localized(contact.address, locale), contact.phone, contact.email];
  const { fullName, mobileNumber, email } = order.address;
  return (
    <article className={styles.sheet} data-print>
      <header className={styles.header}>
        <p className={styles.store}>{store}</p>
        <h1 className={recipe('heading', { size: '3xl' })}>{t('title')}</h1>
      </header>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {ended && <p className={styles.void}>{t(`void.${ended}`)}</p>}
      <div className={styles.parties}>
        <Party title={t('from')} lines={from} />
        <Party
          title={t('billTo')}
          lines={[fullName, ...addressLines(order.address, locale), mobileNumber, email]}
        />
      </div>
      <InvoiceLines
        order={order}
        locale={locale}
        money={money}
        count={formatsOf(writing).count}
        pictureUrl={pictureUrl}
      />
      <dl className={styles.sums}>
        <div>
          <dt>{t('subtotal')}</dt>
          <dd>{money(order.subtotal)}</dd>
        </div>
        {discountRows(order.discounts, locale).map(({ id, name, amount }) => (
          <div key={id}>
            <dt>{t('discount', { name })}</dt>
            <dd>{money(-amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('delivery')}</dt>
          <dd>{order.deliveryCharges === 0 ? t('free') : money(order.deliveryCharges)}</dd>
        </div>
        {order.cashFee > 0 && (
          <div>
            <dt>{t('cashFee')}</dt>
            <dd>{money(order.cashFee)}</dd>
          </div>
        )}
        {taxRows(order.tax).map(({ name, rate, amount }) => (
          <div key={rate}>
            <dt>{t(`common:tax.${name}`, { rate: formatRate(rate, writing) })}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        {order.rounding !== 0 && (
          <div>
            <dt>{t('rounding')}</dt>
            <dd>{money(order.rounding)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd>{money(order.total)}</dd>
        </div>
        {order.prepaid && (
          <>
            <div>
              <dt>{t('prepaid')}</dt>
              <dd>{money(-order.prepaid.amount)}</dd>
            </div>
            <div>
              <dt>{t('due')}</dt>
              <dd>{money(dueOf(order))}</dd>
            </div>
          </>
        )}
        {exchanged > 0 && (
          <div>
            <dt>{t('orders:refund.exchanged')}</dt>
            <dd>{money(-exchanged)}</dd>
          </div>
        )}
        {refunded > 0 && (
          <div>
            <dt>{t('refunded')}</dt>
            <dd>{money(-refunded)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.thanks}>{t('thanks', { store })}</p>
    </article>
  );
}

function Party({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section className={styles.party}>
      <h2 className={styles.label}>{title}</h2>
      <address>{lines.map((line, index) => line && <bdi key={index}>{line}</bdi>)}</address>
    </section>
  );
}

interface InvoiceLinesProps {
  readonly order: Order;
  readonly locale: Locale;
  /** Formats an amount in the order's currency. */
  readonly money: (amount: Minor) => string;
  readonly count: (pieces: number) => string;
  readonly pictureUrl: (path: string) => string;
}

/** The ordered items, one row each; on a phone the unit price is below the title instead of in a column. */
function InvoiceLines({ order, locale, money, count, pictureUrl }: InvoiceLinesProps) {
  const { t } = useTranslation('invoice');
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col">{t('qty')}</th>
          <th scope="col" className={styles.wide}>
            {t('unitPrice')}
          </th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line, at) => (
          <tr key={at}>
            <td>
              {line.design && (
                <span className={styles.proof}>
                  <Picture src={pictureUrl(line.design.proofPath)} alt="" sizes="64px" loading="eager" />
                </span>
              )}
              <bdi {...foreignTo(locale, line.title)}>{localized(line.title, locale)}</bdi>
              <p className={styles.detail}>{lineTexts(line, locale).join(' · ')}</p>
              {line.sku && <p className={styles.detail}>{t('sku', { sku: line.sku })}</p>}
              <p className={`${styles.detail} ${styles.narrow}`}>{money(line.unitPrice)}</p>
              {lineDiscountRows(order.discounts, at, locale).map(({ id, name, amount }) => (
                <p key={id} className={styles.detail}>
                  {t('discount', { name })} {money(-amount)}
                </p>
              ))}
            </td>
            <td>{count(line.quantity)}</td>
            <td className={styles.wide}>{money(line.unitPrice)}</td>
            <td>{money(line.unitPrice * line.quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
