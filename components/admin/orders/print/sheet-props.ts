import type { Locale } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** The data for one printed order. */
export interface SheetProps {
  readonly order: Order;
  readonly setting: StoreSetting;
  readonly locale: Locale;
  /** The order's date, in the sheet's language. */
  readonly date: string;
  /** Address of a picture in the storage. */
  readonly pictureUrl: (path: string) => string;
}
