import { randomUUID } from 'node:crypto';
import type { DrawProof } from '@/functions/src/adapters/pictures/draw-proof';
import type { ReencodedPicture } from '@/functions/src/adapters/pictures/reencode-picture';
import type { DrawBoard } from '@/functions/src/adapters/studio/draw-board';
import { designDocument } from '@/functions/src/handlers/studio/design-document';
import { designIdOf } from '@/functions/src/handlers/studio/design-id';
import type { Product } from '@/lib/domain/catalogue/product';
import { dimensionsOf } from '@/lib/domain/catalogue/variants/measured-sizes';
import { applyStatusChange } from '@/lib/domain/orders/apply-status-change';
import { applyMakingChange } from '@/lib/domain/orders/making';
import { orderNumber } from '@/lib/domain/orders/number/order-number';
import type { Order } from '@/lib/domain/orders/order';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { addOnsOf } from '@/lib/domain/studio/design/add-ons';
import { designInput, designWords } from '@/lib/domain/studio/design/design';
import { firstInput } from '@/lib/domain/studio/design/first-input';
import { DESIGNED_ORDERS, type DesignedOrder } from '../data/designed-orders';
import { PEOPLE } from '../data/people';
import { cycle } from '../random';
import { DAY_MS } from './build-catalogue';
import { buildFigures } from './build-figures';
import { placeOrder, valueOf, type Accounts } from './build-orders';
import type { SeedStore } from './build-store';
import type { SeedDesign } from './seed-design';

const HOUR_MS = 60 * 60 * 1000;

export interface Drawing {
  readonly drawBoard: DrawBoard;
  readonly drawProof: DrawProof;
}

/** The store with orders of designed boards, so that its workshop has work. `now` in milliseconds. */
export async function withDesignedOrders(
  store: SeedStore,
  { owner }: Pick<Accounts, 'owner'>,
  now: number,
  drawing: Drawing,
): Promise<SeedStore> {
  const catalogue = new Map<string, Product>(store.products.map((product) => [product.id, product]));
  const [orders, designs]: [Order[], SeedDesign[]] = [[...store.orders], []];
  for (const [index, wanted] of DESIGNED_ORDERS.entries()) {
    const id = `seed-${store.setting.storeId}-designed-${index + 1}`;
    const at = now - wanted.daysAgo * DAY_MS - (index + 1) * HOUR_MS;
    const { design, line, sold } = await designOf(store, wanted, { orderId: id, at }, drawing);
    const placed = placeOrder(
      { setting: store.setting, catalogue },
      {
        ...{ id, at, uid: design.data.uid as string, byCard: false },
        number: orderNumber(at, index),
        person: cycle(PEOPLE, wanted.person),
        lines: [line],
        designs: new Map([[design.id, sold]]),
      },
    );
    orders.push(inWorkshop(placed, wanted, owner));
    designs.push(design);
  }
  return {
    ...store,
    ...{ orders, designs },
    products: store.products.map((product) => catalogue.get(product.id) ?? product),
    figures: buildFigures(orders, store.setting.baseCurrency),
  };
}

async function designOf(
  { setting: { storeId: store }, studioBoards }: SeedStore,
  { slug, size, input: wanted }: DesignedOrder,
  { orderId, at }: { readonly orderId: string; readonly at: number },
  { drawBoard, drawProof }: Drawing,
) {
  const board = studioBoards.find(({ seed }) => seed.slug === slug);
  const variant = board?.product.variants.find(({ optionValues }) => optionValues.size === size);
  const measured = board && variant && dimensionsOf(board.product, variant);
  if (!measured) throw new Error(`No studio board ${slug} of ${size}.`);
  const template = { ...board.seed.template, version: 1 };
  const input = designInput(template, {
    ...firstInput(template, measured, wanted.locale),
    ...wanted,
  });
  const drawn = await drawBoard(template, input);
  if (!drawn.ok)
    throw new Error(`The board of ${orderId} cannot be drawn: ${JSON.stringify(drawn.problems)}`);
  const content = {
    ...{ store, template, input, svgHash: drawn.hash, uid: `guest-${orderId}` },
    ...{ productId: board.product.id, variantId: variant.id },
  };
  const id = designIdOf(randomUUID(), { ...content, templateVersion: template.version });
  const shown = { id, proofPath: storagePaths.designProof(store, id), words: designWords(template, input) };
  const svg: ReencodedPicture = {
    bytes: Buffer.from(drawn.svg),
    contentType: 'image/svg+xml',
    width: input.widthMm,
    height: input.heightMm,
  };
  const design: SeedDesign = {
    id,
    data: { ...designDocument(content, shown, at), lockedBy: orderId, expireAt: null },
    files: [
      { path: storagePaths.design(store, id), picture: svg },
      { path: shown.proofPath, picture: await drawProof(drawn.svg, input, new Map()) },
    ],
  };
  const addOn = addOnsOf(template, input);
  const goods = { productId: board.product.id, variantId: variant.id };
  return {
    design,
    line: { ...goods, designId: id, quantity: 1, seenPrice: variant.price + addOn },
    sold: { ...goods, addOn, isDraft: true, design: { ...shown, makingDays: template.makingDays } },
  };
}

/** Confirmed by the owner three hours after the order, and taken through the workshop's steps. */
function inWorkshop(placed: Order, { steps }: DesignedOrder, owner: string): Order {
  const later = (hours: number) => placed.createdAt + hours * HOUR_MS;
  const confirmed = valueOf(
    applyStatusChange(placed, { to: 'confirmed', actor: 'owner', by: owner, now: later(3) }),
  );
  return steps.reduce<Order>(
    (order, to, step) => valueOf(applyMakingChange(order, { to, by: owner, at: later(4 + 2 * step) })),
    { ...confirmed, goods: 'taken' },
  );
}
