import { MAKING_STATES } from '@/lib/domain/orders/order-status';
import { convertPrice } from '@/lib/domain/money/money';
import { addOnsOf } from '@/lib/domain/studio/design/add-ons';
import { parseDesign } from '@/lib/domain/studio/design/design';
import { workItem } from '@/lib/domain/workshop/queue';
import { withDesignedOrders } from './build-designed-orders';
import { buildDemo } from './build-store';

const NOW = Date.UTC(2026, 2, 14, 9, 30);
const ACCOUNTS = { owner: 'owner', shopper: 'shopper' };
const DRAWING = {
  drawBoard: () => Promise.resolve({ ok: true, svg: '<svg/>', hash: 'a'.repeat(64) } as const),
  drawProof: () =>
    Promise.resolve({ bytes: Buffer.alloc(1), contentType: 'image/png', width: 1, height: 1 } as const),
};

test('the workshop has boards in each of its states, one of them late, at the price of what was chosen', async () => {
  const plain = buildDemo(ACCOUNTS, NOW);
  const demo = await withDesignedOrders(plain, ACCOUNTS, NOW, DRAWING);
  const orders = demo.orders.slice(plain.orders.length);
  expect(new Set(orders.map(({ making }) => making?.state))).toEqual(new Set(MAKING_STATES));

  const designs = new Map(demo.designs.map(({ id, data }) => [id, parseDesign(id, data)]));
  const calendar = { today: '2026-03-14', timeZone: demo.setting.timeZone } as const;
  const facts = { designs, templates: new Map(), versions: new Map() };
  const items = orders.map((order) => workItem(order, facts, calendar));
  expect(items.filter(({ timing }) => timing === 'late')).toHaveLength(1);

  for (const { boards, order } of items) {
    const [{ line, design }] = boards as [(typeof boards)[0]];
    const board = demo.studioBoards.find(({ product }) => product.id === line.productId);
    const variant = board?.product.variants.find(({ id }) => id === line.variantId);
    const addOn = board && design ? addOnsOf(board.seed.template, design.input) : NaN;
    expect(design?.lockedBy).toBe(order.id);
    const price = (variant?.price ?? 0) + addOn;
    expect(line.unitPrice).toBe(convertPrice(price, demo.setting.baseCurrency, order.currency, order.rate));
  }
  const boards = demo.products.filter(({ studio }) => studio);
  expect(boards.reduce((sum, { soldCount }) => sum + soldCount, 0)).toBe(orders.length);
});
