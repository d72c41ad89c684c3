import type { Page } from '@playwright/test';
import type { Product } from '@/lib/domain/catalogue/product';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import type { Person } from '@/tests/e2e/support/backend';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { ADDRESS } from '@/tests/e2e/support/people/people';

const STORE = 'demo';
const WAY: readonly OrderStatus[] = ['placed', 'confirmed', 'shipped', 'delivered'];

interface Buyer {
  readonly fullName: string;
  readonly mobileNumber?: string;
  readonly email?: string;
}

/** An order of one product by this shopper, under the name and number of `buyer`, with a discount's code. */
export async function placeOrderFor(
  shopper: Person,
  buyer: Buyer,
  quantity = 1,
  code?: string,
): Promise<{ orderId: string; number: string; product: Product }> {
  const product = await firstProduct();
  const variant = product.variants.find(({ stock }) => stock >= quantity);
  if (!variant) throw new Error('the best stocked board is sold out');
  const lines = [{ productId: product.id, variantId: variant.id, quantity, seenPrice: variant.price }];
  const placed = await shopper.call('placeOrder', {
    storeId: STORE,
    key: crypto.randomUUID(),
    lines,
    address: { ...ADDRESS.en, ...buyer },
    paymentMethod: 'cash',
    currency: 'USD',
    locale: 'en',
    ...(code && { code }),
  });
  return { ...placed, product };
}

/** Moves a placed order along its usual way up to `to`. */
export async function advance(owner: Person, orderId: string, to: OrderStatus): Promise<void> {
  for (let at = 1; at <= WAY.indexOf(to); at += 1) {
    const [from = 'placed', next = 'placed'] = WAY.slice(at - 1);
    await owner.call('updateOrderStatus', { storeId: STORE, orderId, from, to: next });
  }
}

/** How many pixels the page is wider than its window. A phone's own `innerWidth` grows with what overflows. */
export async function overflow(page: Page): Promise<number> {
  const { width } = page.viewportSize() ?? { width: 0 };
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
}
