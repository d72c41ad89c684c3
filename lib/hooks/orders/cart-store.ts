import type { Cart } from '@/lib/domain/cart/cart';
import { parseCart } from '@/lib/domain/cart/parse-cart';
import { env } from '@/lib/env';
import { storedValue } from '@/lib/browser/stored-value';
import { cartKey } from '@/lib/inline-scripts';

/** This browser's cart in this store, the same in every tab. */
export const cartStore = storedValue<Cart>(cartKey(env.storeId), parseCart, JSON.stringify);
