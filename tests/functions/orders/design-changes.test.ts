import { getStorage } from 'firebase-admin/storage';
import { createRunInQueue } from '@/functions/src/adapters/database/run-in-queue';
import { createDrawProof } from '@/functions/src/adapters/pictures/draw-proof';
import { createPictureStore } from '@/functions/src/adapters/pictures/picture-store';
import type { DrawBoard } from '@/functions/src/adapters/studio/draw-board';
import { createReadVerses } from '@/functions/src/adapters/studio/load-verses';
import { createDesignChangeTokens } from '@/functions/src/adapters/tokens/design-change-token';
import { createTrackingTokens } from '@/functions/src/adapters/tokens/tracking-token';
import type { Caller } from '@/functions/src/callable';
import { requestDesignChange } from '@/functions/src/handlers/studio/changes/request-design-change';
import { collections } from '@/lib/domain/collections';
import { escapeMarkup } from '@/lib/domain/escape-markup';
import { DESIGN_CHANGE_LIFETIME_MS } from '@/lib/domain/orders/design-changes/change-design';
import { parseDesign } from '@/lib/domain/studio/design/design';
import { designHash } from '@/lib/domain/studio/design/design-hash';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aDesignInput, aStoredDesign, aStudioProduct, aTemplate } from '@/tests/fixtures/studio/studio';
import { TEST_SECRETS } from '@/tests/setup/test-secrets';

const shop = new LocalShop('changes');
const pictures = createPictureStore(() => getStorage(shop.app).bucket());
/** Draws nothing but what tells boards apart: Jest cannot load HarfBuzz. */
const drawBoard: DrawBoard = async (_, input) => {
  const words = escapeMarkup(JSON.stringify(input));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300mm" height="400mm"><desc>${words}</desc></svg>`;
  return { ok: true, svg, hash: await designHash(svg) };
};
const deps = {
  db: shop.db,
  now: () => Date.now(),
  newId: () => shop.db.collection('ids').doc().id,
  runInQueue: createRunInQueue(),
  pictures,
  drawBoard,
  drawProof: createDrawProof(),
  readVerses: createReadVerses('data/quran/quran-simple.txt'),
};
const MESSAGE = 'The name is spelt twice';
let guest: Client;
let owner: Client;

beforeAll(async () => {
  await shop.open({ products: [aStudioProduct()] });
  await shop.db.doc(collections.studioTemplate(shop.store, 'board')).set(aTemplate());
  await shop.db.doc(collections.design(shop.store, 'd1')).set(aStoredDesign(shop.id, 'd1'));
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
});
afterAll(() => shop.close());

/** A confirmed order of the design, whose mails go to an address of its own. */
async function ordered(name: string) {
  const lines = [aRequestedLine({ designId: 'd1', seenPrice: 3000 })];
  const address = anAddress({ email: `${name}@example.com` });
  const { id: orderId } = await shop.placed(guest, { lines, address, locale: 'ar' });
  const order = { storeId: shop.id, orderId };
  await owner.call('updateOrderStatus', { ...order, from: 'placed', to: 'confirmed' });
  return order;
}

type Order = Awaited<ReturnType<typeof ordered>>;

/** Suggests a board with these words, as the browser of the store's people drew it. */
async function ask(order: Order, changes: Partial<DesignInput> = { texts: { name: 'Hadad' } }) {
  const input = aDesignInput(changes);
  const drawn = await drawBoard(aTemplate(), input);
  const proposal = { input, svgHash: drawn.ok ? drawn.hash : '' };
  const caller = { uid: owner.uid } as Caller;
  return requestDesignChange(deps, { ...order, designId: 'd1', message: MESSAGE, proposal }, caller);
}
async function asked(order: Order) {
  const answer = await ask(order);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.changeId;
}
async function tokenOf(name: string): Promise<string> {
  const { text } = await mailTo(`${name}@example.com`, (mail) => mail.text.includes('/design-change/'));
  return /\/ar\/design-change\/(\S+)/.exec(text)?.[1] ?? '';
}
const code = (expected: string) => ({ ok: false, error: { code: expected } });

test('the shopper sees both designs behind the link of a mail, approves, and the new one is made for the same price', async () => {
  const order = await ordered('approves');
  const changeId = await asked(order);
  // Asked again, it is the same question.
  expect(await ask(order)).toEqual({ ok: true, value: { changeId } });
  const mail = await mailTo('approves@example.com', ({ text }) => text.includes(MESSAGE));
  expect(mail.html?.match(/designs(%2F|\/)[^"]+\.png/g)).toHaveLength(2);

  const token = await tokenOf('approves');
  const read = await guest.call('readDesignChange', { token });
  expect(read).toMatchObject({
    value: { isOpen: true, change: { id: changeId, message: MESSAGE, by: null, from: { id: 'd1' } } },
  });
  expect((await shop.order(order.orderId)).making?.changes[0]?.state).toBe('waiting');

  const approve = { ...order, from: 'waiting', to: 'approved' } as const;
  expect(await owner.call('updateOrderMaking', approve)).toMatchObject(code('design-change-waiting'));

  const stranger = await shop.guest();
  const answer = { ...order, changeId, approves: true, words: '' };
  expect(await stranger.call('answerDesignChange', answer)).toMatchObject(code('order-not-found'));
  expect(await stranger.call('answerDesignChange', { ...answer, token })).toEqual({
    ok: true,
    value: { state: 'approved' },
  });
  const before = { unitPrice: 3000, quantity: 1 };
  const after = await shop.order(order.orderId);
  const made = after.lines[0]?.design;
  expect(after.lines[0]).toMatchObject(before);
  expect(made).toMatchObject({ words: [{ text: 'Hadad' }], makingDays: 4 });
  const stored = await shop.db.doc(collections.design(shop.store, made?.id ?? '')).get();
  expect(parseDesign(stored.id, stored.data())).toMatchObject({
    ...{ replaces: 'd1', lockedBy: order.orderId, expireAt: null, uid: 'somebody' },
    svgHash: ((await drawBoard(aTemplate(), aDesignInput({ texts: { name: 'Hadad' } }))) as { hash: string })
      .hash,
  });
  expect(await owner.call('updateOrderMaking', approve)).toMatchObject({ ok: true });
  // A used link answers what was answered, and nothing else.
  expect(await guest.call('answerDesignChange', { ...answer, token })).toMatchObject({ ok: true });
  const refuse = { ...answer, token, approves: false, words: 'No' };
  expect(await guest.call('answerDesignChange', refuse)).toMatchObject(code('design-change-closed'));
  expect(await guest.call('readDesignChange', { token })).toMatchObject({ value: { isOpen: false } });
  await mailTo('owner@changes.shop', ({ text }) => text.includes('approved the design'));
});

test('the shopper refuses with words, and the ordered design stays', async () => {
  const order = await ordered('refuses');
  const changeId = await asked(order);
  const refuse = { ...order, changeId, approves: false, words: '' };
  expect(await guest.call('answerDesignChange', refuse)).toMatchObject({
    error: { fields: { words: 'field.answer.required' } },
  });
  const said = { ...refuse, words: 'It is Haddad with two d' };
  expect(await guest.call('answerDesignChange', said)).toMatchObject({ value: { state: 'refused' } });
  const { lines, making } = await shop.order(order.orderId);
  expect(lines[0]?.design?.id).toBe('d1');
  expect(making?.changes).toMatchObject([{ state: 'refused', answer: 'It is Haddad with two d' }]);
  await mailTo('owner@changes.shop', ({ text }) => text.includes('two d'));
});

test('a question is withdrawn, or ends with its order; then nobody can answer it', async () => {
  const order = await ordered('withdraws');
  const ask = { ...order, designId: 'd1', message: MESSAGE };
  const question = await owner.call('requestDesignChange', ask);
  if (!question.ok) throw new Error(question.error.code);
  const { changeId } = question.value;
  const other = { ...ask, message: 'Which name?' };
  expect(await owner.call('requestDesignChange', other)).toMatchObject(code('design-change-waiting'));
  expect(await owner.call('withdrawDesignChange', { ...order, changeId })).toMatchObject({ ok: true });
  const answer = { ...order, approves: true, words: '' };
  expect(await guest.call('answerDesignChange', { ...answer, changeId })).toMatchObject(
    code('design-change-closed'),
  );
  await owner.call('requestDesignChange', other);
  await guest.call('cancelOrder', order);
  const { making } = await shop.order(order.orderId);
  expect(making?.changes.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn']);
});

test.each([
  ['another price', { frameId: 'oak' }, 'design-price-differs'],
  ['another size', { widthMm: 400 }, 'invalid-input'],
  [
    'a picture that was not ordered',
    {
      pictures: {
        photo: { path: 'x', widthPx: 9, heightPx: 9, crop: { x: 0, y: 0, width: 1000, height: 1000 } },
      },
    },
    'invalid-input',
  ],
] satisfies [string, Partial<DesignInput>, string][])(
  'a design with %s is not suggested',
  async (_, changes, refused) => {
    const order = await ordered('wrong');
    expect(await ask(order, changes)).toMatchObject(code(refused));
    expect((await shop.order(order.orderId)).making?.changes).toEqual([]);
  },
);

test('what is made, or not confirmed, is not asked about', async () => {
  const { id: orderId } = await shop.placed(guest, {
    lines: [aRequestedLine({ designId: 'd1', seenPrice: 3000 })],
  });
  const order = { storeId: shop.id, orderId };
  expect(await ask(order)).toMatchObject(code('design-change-refused'));
  await owner.call('updateOrderStatus', { ...order, from: 'placed', to: 'confirmed' });
  await owner.call('updateOrderMaking', { ...order, from: 'waiting', to: 'approved' });
  await owner.call('updateOrderMaking', { ...order, from: 'approved', to: 'in-production' });
  expect(await ask(order)).toMatchObject(code('design-change-refused'));
});

test('a link ends after its time, and opens nothing but its own question', async () => {
  const order = await ordered('links');
  const changeId = await asked(order);
  const at = Date.now();
  const tokens = createDesignChangeTokens(
    () => TEST_SECRETS.tracking,
    () => at,
  );
  const old = tokens.sign(order, { id: changeId, at: at - DESIGN_CHANGE_LIFETIME_MS - 1 });
  const tracking = createTrackingTokens(
    () => TEST_SECRETS.tracking,
    () => at,
  ).sign(order);
  const other = tokens.sign({ ...order, orderId: 'other' }, { id: changeId, at });
  for (const token of [old, tracking, `${old}x`])
    expect(await guest.call('readDesignChange', { token })).toMatchObject(code('link-expired'));
  const answer = { ...order, changeId, approves: true, words: '' };
  for (const token of [old, tracking, other])
    expect(await guest.call('answerDesignChange', { ...answer, token })).toMatchObject(code('link-expired'));
  expect((await shop.order(order.orderId)).updatedAt).toBeLessThanOrEqual(at);
});
