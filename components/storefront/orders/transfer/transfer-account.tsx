import { useTranslation } from 'next-i18next/pages';
import { useStoreSetting } from '@/context/store-setting-context';
import { localized } from '@/lib/domain/locale';
import { showIban } from '@/lib/domain/payments/transfer/iban';
import { useFormats } from '@/lib/hooks/language/use-formats';
import styles from './transfer-panel.module.css';

export interface TransferAccountProps {
  /** Written as money. */
  readonly amount: string;
  /** The order's number. */
  readonly reference: string;
}

/** What is to be transferred and where to. */
export function TransferAccount({ amount, reference }: TransferAccountProps) {
  const { t } = useTranslation('payment');
  const { locale } = useFormats();
  const { transfer } = useStoreSetting().payment;
  const rows = [
    [t('transfer.amount'), amount],
    [t('transfer.reference'), reference],
    [t('transfer.bank'), localized(transfer.bank, locale)],
    [t('transfer.holder'), localized(transfer.holder, locale)],
    [t('transfer.iban'), showIban(transfer.iban)],
    [t('transfer.instapay'), transfer.instapay],
    [t('transfer.wallet'), transfer.wallet],
  ].filter(([, value]) => value);
  return (
    <>
      <p>{t('transfer.text')}</p>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
