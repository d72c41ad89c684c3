import type { Firestore, Query, QueryConstraint } from 'firebase/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import type { MakingState } from '@/lib/domain/orders/order-status';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import type { Result } from '@/lib/domain/result';
import { parseDesign } from '@/lib/domain/studio/design/design';
import { parseTemplate } from '@/lib/domain/studio/template/parse-template';
import { parseTemplateVersion } from '@/lib/domain/studio/template/template-version';
import { versionKey, type DesignFacts } from '@/lib/domain/workshop/queue';
import { readWithFullSdk, watchQuery, type OnError, type Sdk, type Stop } from '@/lib/firestore/listeners';
import { parseAll } from '@/lib/firestore/parse-all';

/** The bound of firestore.rules on one list; a longer queue shows its oldest orders. */
export const QUEUE_LIMIT = 100;

/** The confirmed orders in one state of making, oldest first, live. */
export const watchQueue = (
  store: StoreId,
  state: MakingState,
  onNext: (orders: Order[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    (sdk, db) => queue(sdk, db, store, state, [sdk.orderBy('createdAt'), sdk.limit(QUEUE_LIMIT)]),
    parseOrder,
    onNext,
    onError,
  );

/** How many orders are in that state, `QUEUE_LIMIT` at most; no order is read. */
export const countQueue = (store: StoreId, state: MakingState): Promise<Result<number>> =>
  readWithFullSdk(async (sdk, db) => {
    const bounded = queue(sdk, db, store, state, [sdk.orderBy('createdAt'), sdk.limit(QUEUE_LIMIT)]);
    return (await sdk.getCountFromServer(bounded)).data().count;
  });

const queue = (
  { collection, query, where }: Sdk,
  db: Firestore,
  store: StoreId,
  state: MakingState,
  more: readonly QueryConstraint[],
): Query =>
  query(
    collection(db, collections.orders(store)),
    where('status', '==', 'confirmed'),
    where('making.state', '==', state),
    ...more,
  );

/** The order with this number; an empty list if there is none. */
export const readOrderByNumber = (store: StoreId, number: string): Promise<Result<Order[]>> =>
  readWithFullSdk(async ({ collection, getDocs, limit, query, where }, db) => {
    const named = query(collection(db, collections.orders(store)), where('number', '==', number), limit(1));
    return parseAll((await getDocs(named)).docs, parseOrder);
  });

/**
 * These designs, the templates of these products, and the earlier versions that the designs were drawn by: one read at most for
 * each design. Missing or malformed ones are left out.
 */
export const readDesignFacts = (
  store: StoreId,
  designs: readonly string[],
  products: readonly string[],
): Promise<Result<DesignFacts>> =>
  readWithFullSdk(async ({ doc, getDoc }, db) => {
    const read = async (paths: readonly string[]) => {
      const found = await Promise.all(paths.map((path) => getDoc(doc(db, path))));
      return found.filter((snapshot) => snapshot.exists());
    };
    const [stored, current] = await Promise.all([
      read(designs.map((id) => collections.design(store, id))),
      read(products.map((id) => collections.studioTemplate(store, id))),
    ]);
    const known = parseAll(stored, parseDesign);
    const templates = new Map(
      parseAll(current, (id, data) => [id, parseTemplate(`studioTemplates/${id}`, data)] as const),
    );
    const earlier = new Map(
      known
        .filter((one) => templates.get(one.productId)?.version !== one.templateVersion)
        .map((one) => [versionKey(one), one]),
    );
    const versions = await Promise.all(
      [...earlier].map(async ([key, one]) => {
        const path = `${collections.studioTemplateVersions(store, one.productId)}/${one.templateVersion}`;
        const [found] = parseAll(await read([path]), parseTemplateVersion);
        return found ? [[key, found.template] as const] : [];
      }),
    );
    return {
      designs: new Map(known.map((one) => [one.id, one])),
      templates,
      versions: new Map(versions.flat()),
    };
  });
