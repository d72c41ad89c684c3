import { pageStore } from '@/lib/browser/page-store';
import type { Cart } from '@/lib/domain/cart/cart';
import { parseCart } from '@/lib/domain/cart/parse-cart';
import { storedValue } from '@/lib/browser/stored-value';
import { cartKey } from '@/lib/inline-scripts';

/** This browser's cart in this store, the same in every tab. */
export const cartStore = storedValue<Cart>(() => cartKey(pageStore()), parseCart, JSON.stringify);
