import type { Locale } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** What a printed sheet of one order shows. */
export interface SheetProps {
  readonly order: Order;
  readonly setting: StoreSetting;
  readonly locale: Locale;
  /** When the order was placed, in the sheet's language. */
  readonly date: string;
  /** Where a picture of the storage is. */
  readonly pictureUrl: (path: string) => string;
}
