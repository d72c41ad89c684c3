import { useTranslation } from 'next-i18next/pages';
import { lineKey } from '@/lib/domain/cart/cart';
import { choiceTexts } from '@/lib/domain/catalogue/choices';
import { foreignTo, localized, type Locale } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import type { OrderLine } from '@/lib/domain/orders/order';
import styles from './invoice.module.css';

interface InvoiceLinesProps {
  readonly lines: readonly OrderLine[];
  readonly locale: Locale;
  /** Renders an amount of the order's currency. */
  readonly money: (amount: Minor) => string;
  readonly count: (pieces: number) => string;
}

/** What was bought, one row each; on a phone the unit price stands under the title instead of in a column. */
export function InvoiceLines({ lines, locale, money, count }: InvoiceLinesProps) {
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
        {lines.map((line) => (
          <tr key={lineKey(line)}>
            <td>
              <bdi {...foreignTo(locale, line.title)}>{localized(line.title, locale)}</bdi>
              <p className={styles.detail}>{choiceTexts(line, locale).join(' · ')}</p>
              {line.sku && <p className={styles.detail}>{t('sku', { sku: line.sku })}</p>}
              <p className={`${styles.detail} ${styles.narrow}`}>{money(line.unitPrice)}</p>
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
