import styles from '@/components/admin/orders/print/print.module.css';
import { addressLines } from '@/lib/domain/address/address-lines';
import type { Locale } from '@/lib/domain/locale';
import type { ShippingAddress } from '@/lib/domain/orders/order';

interface DeliverToProps {
  readonly address: ShippingAddress;
  readonly locale: Locale;
}

/** Name, address and phone, one line each, in the format of the address's country. */
export function DeliverTo({ address, locale }: DeliverToProps) {
  return (
    <address className={styles.address}>
      {[address.fullName, ...addressLines(address, locale), address.mobileNumber].map((line, index) => (
        <bdi key={index}>{line}</bdi>
      ))}
    </address>
  );
}
