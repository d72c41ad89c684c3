import { derivedFields } from '@/lib/domain/catalogue/derived-fields';
import { listedValueId, listedValues } from '@/lib/domain/catalogue/lists/option-values';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import { customerTokens } from '@/lib/domain/customers/customer';
import type { CurrencyCode } from '@/lib/domain/money/money';
import { arrivedAt } from '@/lib/domain/orders/apply-status-change';
import type { Order } from '@/lib/domain/orders/order';
import { orderIndex, personTokens } from '@/lib/domain/orders/lists/order-search';
import { reservedBy } from '@/lib/domain/reservations/caps';
import { storedFields } from '@/functions/src/adapters/database/stored-fields';
import { personKey } from '@/functions/src/adapters/orders/reservations';
import type { LocalizedText } from '@/lib/domain/locale';
import type { StoreId } from '@/lib/domain/ids';
import { contentOf } from '@/lib/domain/studio/editing/template-edits';
import { monthOf, type Month } from '@/lib/domain/stats/store-day';
import type { StorePageId } from '@/lib/domain/store/store-page';
import type { SeedFigures } from '../build/build-figures';
import type { SeedStore } from '../build/build-store';

export interface SeedDocument {
  readonly path: string;
  readonly data: Record<string, unknown>;
}

/** Every document of a store except its storeSetting, which is written last and marks the seed as complete. */
export function documentsOf({
  setting,
  products,
  categories,
  brands,
  reviews,
  messages,
  orders,
  figures,
  studioBoards,
  designs,
}: SeedStore): SeedDocument[] {
  const store = setting.storeId;
  return [
    ...categories.map((category) => ({
      path: `${collections.categories(store)}/${category.id}`,
      data: storedFields(category),
    })),
    ...brands.map((brand) => ({
      path: `${collections.brands(store)}/${brand.id}`,
      data: storedFields(brand),
    })),
    ...listedValueDocuments(store, products),
    ...products.map((product) => ({
      path: collections.product(store, product.id),
      data: { ...storedFields(product), ...derivedFields(product) },
    })),
    ...studioBoards.flatMap(({ product, seed: { template } }) => [
      { path: collections.studioTemplate(store, product.id), data: { ...template, version: 1 } },
      {
        path: `${collections.studioTemplateVersions(store, product.id)}/1`,
        data: storedFields({
          version: 1,
          content: contentOf(template),
          savedAt: product.updatedAt,
          author: '',
        }),
      },
    ]),
    ...reviews.flatMap(({ email, ...review }) => {
      const path = `${collections.reviews(store, review.productId)}/${review.id}`;
      return [
        { path, data: { ...storedFields({ ...review, updatedAt: review.createdAt }), storeId: store } },
        { path: `${path}/private/contact`, data: { email } },
      ];
    }),
    ...messages.map(({ id, ...message }) => ({
      path: collections.contactRequest(store, id),
      data: { ...storedFields(message), searchTokens: personTokens(message.fullName, message.email) },
    })),
    {
      path: collections.inbox(store),
      data: {
        newMessages: messages.filter(({ status }) => status === 'new').length,
        pendingReviews: reviews.filter(({ status }) => status === 'pending').length,
      },
    },
    ...designs.map(({ id, data }) => ({ path: collections.design(store, id), data })),
    ...orders.flatMap((order) => orderDocuments(order, setting.baseCurrency)),
    ...figureDocuments(store, figures),
  ];
}

function listedValueDocuments(store: StoreId, products: readonly Product[]): SeedDocument[] {
  const values = products.flatMap(listedValues).map((value) => [listedValueId(value), value] as const);
  const path = (id: string) => `${collections.optionValues(store)}/${id}`;
  return [...new Map(values)].map(([id, value]) => ({ path: path(id), data: { ...value } }));
}

/** The texts that a store writes itself, last edited at `updatedAt` (milliseconds). */
export const pageDocuments = (
  store: StoreId,
  pages: Readonly<Record<StorePageId, LocalizedText>>,
  updatedAt: number,
): SeedDocument[] =>
  Object.entries(pages).map(([page, body]) => ({
    path: collections.storePage(store, page as StorePageId),
    data: storedFields({ body, updatedAt }),
  }));

function figureDocuments(store: StoreId, { days, products, customers }: SeedFigures): SeedDocument[] {
  return [
    ...[...days].map(([day, figures]) => ({ path: collections.stats(store, day), data: { ...figures } })),
    ...[...products.keys()].map((month) => ({
      path: collections.statsMonth(store, month),
      data: { days: daysOfMonth(month, days) },
    })),
    ...[...products].map(([month, parts]) => ({
      path: collections.statsProducts(store, month),
      data: { products: parts },
    })),
    ...customers.map(({ id, ...customer }) => ({
      path: collections.customer(store, id),
      data: { ...storedFields(customer), tokens: customerTokens(customer) },
    })),
  ];
}

const daysOfMonth = (month: Month, days: SeedFigures['days']) =>
  Object.fromEntries(
    [...days]
      .filter(([day]) => monthOf(day) === month)
      .map(([day, { products: _, ...figures }]) => [day, figures]),
  );

const orderDocuments = (order: Order, base: CurrencyCode): SeedDocument[] => [
  {
    path: collections.order(order.storeId, order.id),
    data: {
      // No cash is due: it arrived before the store recorded payouts, and there are none.
      ...storedFields({ ...order, placedAt: arrivedAt(order), payUntil: null, cashDueAt: null }),
      ...orderIndex(order, base),
    },
  },
  { path: collections.orderNumber(order.storeId, order.number), data: { orderId: order.id } },
  ...(order.goods === 'held' ? [reservationOf(order, base)] : []),
];

/** The stock that an unconfirmed order holds; the seed's people have no network address. */
const reservationOf = (order: Order, base: CurrencyCode): SeedDocument => ({
  path: collections.reservation(order.storeId, order.id),
  data: {
    ...storedFields({ ...reservedBy(order, base), at: order.createdAt }),
    person: personKey(order.uid ?? ''),
    address: '',
    isNew: false,
  },
});

export const settingDocument = ({ setting }: SeedStore): SeedDocument => ({
  path: collections.storeSetting(setting.storeId),
  data: storedFields(setting),
});
