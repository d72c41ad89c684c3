import type { Page as Tab } from '@playwright/test';
import type { Product } from '@/lib/domain/catalogue/product';
import type { Page } from '@/lib/domain/routes/page';
import { pagesWhere } from '@/lib/domain/routes/pages-where';
import type { TestGroup } from '@/lib/domain/routes/route';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { addToCart } from '@/tests/e2e/support/orders/shopping';
import { logIn, OWNER, SHOPPER } from '@/tests/e2e/support/people/people';

const ORDER = 'seed-demo-0199';
/** Of the demo's shopper, delivered. */
export const OWN_ORDER = 'seed-demo-0040';

/** Who looks at the pages of a group, and at which addresses. */
interface PageGroup {
  readonly as?: string;
  /** With a board in the cart. */
  readonly buys?: boolean;
  /** Addresses of a page, where its path is not the only one. */
  readonly addresses?: (product: Product) => Partial<Record<Page, readonly string[]>>;
  readonly besides?: readonly string[];
}

/** Every page of the shop, in groups small enough for a test each; the route table says which page is in which. */
export const PAGE_GROUPS: Readonly<Record<TestGroup, PageGroup>> = {
  shop: {
    addresses: ({ slug }) => ({
      '/products': ['/products', '/products?q=oasis&min=5'],
      '/categories/[category]': ['/categories/quotes'],
      '/products/[slug]': [`/products/${slug}`],
      '/products/[slug]/design': ['/products/your-family-name/design'],
      '/pages/[slug]': ['/pages/ramadan', '/pages/workshop'],
      '/posts': ['/posts', '/posts/tags/workshop'],
      '/posts/[slug]': ['/posts/how-to-hang-a-board'],
    }),
  },
  buyer: { buys: true },
  visitor: { besides: ['/no-such-page'] },
  shopper: {
    as: SHOPPER,
    addresses: () => ({
      '/orders/[id]': [`/orders/${OWN_ORDER}`],
      '/orders/[id]/invoice': [`/orders/${OWN_ORDER}/invoice`],
      '/profile': ['profile', 'orders', 'password', 'wishlist'].map((tab) => `/profile?tab=${tab}`),
    }),
  },
  orders: {
    as: OWNER,
    addresses: () => ({
      '/admin/orders/[id]': [`/admin/orders/${ORDER}`],
      '/admin/orders/print': ['packing', 'invoice'].map(
        (kind) => `/admin/orders/print?kind=${kind}&ids=${ORDER}`,
      ),
      '/admin/workshop': ['/admin/workshop', '/admin/workshop?state=approved&due=late'],
      '/admin/workshop/tickets': [`/admin/workshop/tickets?ids=${ORDER}`],
    }),
  },
  figures: {
    as: OWNER,
    addresses: () => ({ '/admin/sales': ['/admin/sales', '/admin/sales?by=category'] }),
  },
  goods: {
    as: OWNER,
    addresses: ({ id }) => ({
      '/admin/products/[id]': [`/admin/products/${id}`],
      '/admin/products/[id]/studio': [`/admin/products/${id}/studio`],
      '/admin/categories': ['/admin/categories', '/admin/categories?tab=brands'],
    }),
  },
  setting: { as: OWNER },
  account: { as: OWNER },
};

export const GROUP_NAMES = Object.keys(PAGE_GROUPS) as TestGroup[];

/** The addresses of a group, each to be opened once a language, logged in and with a filled cart. */
export async function enter(tab: Tab, group: TestGroup): Promise<readonly string[]> {
  const { as, buys } = PAGE_GROUPS[group];
  const all = await addressesOf(group);
  if (buys) await addToCart(tab);
  if (as) await logIn(tab, as, as === SHOPPER ? '/orders' : '/admin/profile');
  return all;
}

async function addressesOf(group: TestGroup): Promise<string[]> {
  const { addresses, besides = [] } = PAGE_GROUPS[group];
  const given = addresses?.(await firstProduct()) ?? {};
  const pages = pagesWhere(({ groups }) => groups?.includes(group) ?? false);
  const all = pages.flatMap((page) => given[page] ?? [page]);
  const open = all.filter((address) => address.includes('['));
  if (open.length > 0) throw new Error(`The group "${group}" needs addresses of ${open.join(', ')}`);
  return [...all, ...besides];
}
