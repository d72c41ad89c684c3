import type { Cart } from '@/lib/domain/cart/cart';
import { parseCart } from '@/lib/domain/cart/parse-cart';
import { env } from '@/lib/env';
import { storedValue } from '@/lib/hooks/stored-value';

const KEY = `boards.cart.${env.storeId}`;

/** This browser's cart in this store, the same in every tab. */
export const cartStore = storedValue<Cart>(KEY, parseCart, JSON.stringify);

/** Runs while the cart's page is being read and marks the document when there are lines, which its styles go by. */
export const CART_SCRIPT = `try{if(/"lines":\\[\\{/.test(localStorage.getItem('${KEY}')))document.documentElement.dataset.cart='filled'}catch(e){}`;
