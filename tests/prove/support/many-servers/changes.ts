import assert from 'node:assert/strict';
import type { Product } from '@/lib/domain/catalogue/product';
import type { LocalShop, Client } from '@/tests/fixtures/firebase/local-shop';
import { settingEdits } from '@/tests/fixtures/shop/setting-edits';

/** What a page has to be after a change; paths without locale. */
export interface Expected {
  readonly path: string;
  readonly status: number;
  /** In its HTML; a number of its own, so that nothing else holds it. */
  readonly text: string;
}

export interface Change {
  readonly name: string;
  /** Makes the change with the number `at` to a product that no other change is of. */
  make(product: Product, at: number): Promise<readonly Expected[]>;
}

/** What an owner does whose pages have to follow. */
export function changesOf(shop: LocalShop, owner: Client): readonly Change[] {
  const { id: storeId } = shop;
  const must = async (answer: Promise<{ ok: boolean }>) =>
    assert.ok((await answer).ok, 'A change was refused.');
  const pageOf = ({ slug }: Pick<Product, 'slug'>) => `/products/${encodeURIComponent(slug)}`;
  return [
    {
      name: 'changed price',
      async make(product, at) {
        const price = 700_000 + at;
        const prices = product.variants.map(({ id }) => ({ variantId: id, price }));
        const { id: productId, updatedAt: baseUpdatedAt } = product;
        await must(
          owner.call('changeProducts', { storeId, products: [{ productId, baseUpdatedAt, prices }] }),
        );
        return [{ path: pageOf(product), status: 200, text: `"price":${price}` }];
      },
    },
    {
      name: 'changed setting',
      async make(product, at) {
        const name = { en: `Name ${at} of the shop`, ar: `Name ${at} of the shop` };
        await must(
          owner.call('saveStoreSetting', {
            storeId,
            seen: Date.now(),
            brand: { ...settingEdits.brand, name },
          }),
        );
        return [pageOf(product), '/', '/cart'].map((path) => ({ path, status: 200, text: name.en }));
      },
    },
    {
      name: 'renamed product',
      async make(product, at) {
        const slug = `renamed-board-${at}`;
        const title = { en: `Renamed ${at} board`, ar: `Renamed ${at} board` };
        const { id: productId, updatedAt: baseUpdatedAt } = product;
        await must(owner.call('saveProduct', { storeId, productId, baseUpdatedAt, title, slug }));
        return [
          { path: pageOf({ slug }), status: 200, text: title.en },
          { path: pageOf(product), status: 308, text: '' },
        ];
      },
    },
    {
      name: 'removed page',
      async make(product) {
        await must(owner.call('deleteProduct', { storeId, productId: product.id }));
        return [{ path: pageOf(product), status: 404, text: '' }];
      },
    },
  ];
}
