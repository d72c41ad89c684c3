import type { ListedCategory } from '@/lib/domain/catalogue/product';
import type { StoreSetting } from './store-setting';

/** What every page of a store shows around its content. */
export interface Shell {
  readonly storeSetting: StoreSetting;
  readonly categories: readonly ListedCategory[];
  /** The host shows no shop, as of a closed or suspended store: only its people come to the page. */
  readonly withoutShop?: true;
}
