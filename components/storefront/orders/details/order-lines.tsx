import { useTranslation } from 'next-i18next/pages';
import { TaxRows } from '@/components/storefront/cart/tax-rows';
import { Link } from '@/components/ui/actions/link';
import { Picture } from '@/components/ui/media/picture';
import { slugIn } from '@/lib/domain/catalogue/slug';
import { discountRows, lineDiscountRows, type DiscountRow } from '@/lib/domain/discounts/discount-rows';
import { foreignTo, localized } from '@/lib/domain/locale';
import type { CurrencyCode } from '@/lib/domain/money/money';
import type { Order, OrderLine } from '@/lib/domain/orders/order';
import { GIFT_PRODUCT } from '@/lib/domain/prepaid/sale/gift-sale';
import { owedExtra } from '@/lib/domain/payments/extra/extra-payment';
import { dueOf, exchangedAmount } from '@/lib/domain/prepaid/order-prepaid';
import { linePicture } from '@/lib/domain/studio/design/line-design';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';
import { imageUrl } from '@/lib/pictures/image-url';
import styles from './order-lines.module.css';

/** The ordered items as they were at the time, and the sums. */
export function OrderLines({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const { money, count, locale } = useFormats();
  const { currency, deliveryCharges, cashFee, tax, rounding, prepaid } = order;
  const exchanged = exchangedAmount(order);
  const extra = owedExtra(order);
  return (
    <>
      <ul className={styles.lines}>
        {order.lines.map((line, at) => (
          <Line
            key={at}
            line={line}
            currency={currency}
            discounts={lineDiscountRows(order.discounts, at, locale)}
          />
        ))}
      </ul>
      <dl className={styles.sums}>
        <div>
          <dt>{t('detail.totalProducts')}</dt>
          <dd>{count(order.totalProducts)}</dd>
        </div>
        <div>
          <dt>{t('detail.subtotal')}</dt>
          <dd>{money(order.subtotal, currency)}</dd>
        </div>
        {discountRows(order.discounts, locale).map(({ id, name, amount }) => (
          <div key={id}>
            <dt>{t('detail.discount', { name })}</dt>
            <dd>{money(-amount, currency)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('detail.delivery')}</dt>
          <dd>{deliveryCharges === 0 ? t('detail.free') : money(deliveryCharges, currency)}</dd>
        </div>
        {cashFee > 0 && (
          <div>
            <dt>{t('detail.cashFee')}</dt>
            <dd>{money(cashFee, currency)}</dd>
          </div>
        )}
        <TaxRows tax={tax} currency={currency} />
        {rounding !== 0 && (
          <div>
            <dt>{t('detail.rounding')}</dt>
            <dd>{money(rounding, currency)}</dd>
          </div>
        )}
        {prepaid && (
          <>
            <div>
              <dt>{t('detail.total')}</dt>
              <dd>{money(order.total, currency)}</dd>
            </div>
            <div>
              <dt>{t(`detail.prepaid.${prepaid.kind}`, { last4: prepaid.last4 })}</dt>
              <dd>{money(-prepaid.amount, currency)}</dd>
            </div>
            <div>
              <dt>{t('detail.due')}</dt>
              <dd>{money(dueOf(order), currency)}</dd>
            </div>
          </>
        )}
        {exchanged > 0 && (
          <div>
            <dt>{t('refund.exchanged')}</dt>
            <dd>{money(-exchanged, currency)}</dd>
          </div>
        )}
        {extra && (
          <div>
            <dt>{t('detail.owed')}</dt>
            <dd>{money(extra.amount, currency)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

interface LineProps {
  readonly line: OrderLine;
  readonly currency: CurrencyCode;
  readonly discounts: readonly DiscountRow[];
}

function Line({ line, currency, discounts }: LineProps) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const { count, money } = useFormats();
  const picture = linePicture(line);
  const details = [
    { label: t('detail.color'), value: line.color && localized(line.color, locale) },
    { label: t('detail.size'), value: line.size && localized(line.size, locale) },
    ...line.others.map(({ option, value }) => ({
      label: localized(option, locale),
      value: localized(value, locale),
    })),
    ...(line.design?.words ?? []).map(({ label, text }) => ({
      label: localized(label, locale),
      value: text,
    })),
    { label: t('detail.qty'), value: count(line.quantity) },
  ];
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        {picture && <Picture src={imageUrl(picture)} alt="" sizes="96px" loading="eager" />}
      </span>
      <div className={styles.about}>
        <Link
          href={
            line.productId === GIFT_PRODUCT
              ? paths.giftCard
              : paths.product(slugIn(line, locale), line.variantId)
          }
          className={styles.title}
          {...foreignTo(locale, line.title)}
        >
          {localized(line.title, locale)}
        </Link>
        <dl className={styles.details}>
          {details.map(
            ({ label, value }) =>
              value !== null && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        {discounts.map(({ id, name, amount }) => (
          <p key={id} className={styles.details}>
            {t('detail.discount', { name })} {money(-amount, currency)}
          </p>
        ))}
      </div>
      <p className={styles.price}>{money(line.unitPrice * line.quantity, currency)}</p>
    </li>
  );
}
