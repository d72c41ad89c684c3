import { Timestamp } from 'firebase-admin/firestore';
import { createTrackingTokens } from '@/functions/src/adapters/tokens/tracking-token';
import { signWebhook } from '@/functions/src/adapters/tokens/webhook-signature';
import type { PlaceOrderRequest } from '@/lib/domain/api/orders';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { fail, ok } from '@/lib/domain/result';
import { functionUrl } from '@/tests/fixtures/firebase/callable-url';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo, mailsTo } from '@/tests/fixtures/messages/local-mailbox';
import { TAKES_TRANSFERS } from '@/tests/fixtures/money/bank-transfers';
import { orderUntil } from '@/tests/fixtures/money/card-orders';
import { anAddress } from '@/tests/fixtures/shop/orders';
import { TEST_SECRETS } from '@/tests/setup/test-secrets';

const shop = new LocalShop('undelivered');
let guest: Client;

beforeAll(async () => {
  await shop.open({ setting: TAKES_TRANSFERS });
  guest = await shop.guest();
});
afterAll(() => shop.close());

describe('an address that takes no mail', () => {
  const refused = (name: string) => `${name}@shop.invalid`;
  const own = ({ id }: { readonly id: string }) => ({ storeId: shop.id, orderId: id });

  /** An order whose mail was refused, as the shopper sees it. */
  async function failed(name: string, changes: Partial<PlaceOrderRequest> = {}) {
    const address = anAddress({ email: refused(name) });
    const order = await shop.placed(guest, { ...changes, address });
    return orderUntil(shop, order.id, ({ mailFailure }) => mailFailure === 'refused');
  }

  test('is corrected by its shopper, who gets the mail; the old one is not tried again', async () => {
    const order = await failed('typo');
    const request = { ...own(order), email: 'right-one@example.com' };
    for (const stranger of [await shop.guest(), shop.visitor()])
      expect(await stranger.call('correctOrderEmail', request)).toEqual(fail({ code: 'order-not-found' }));
    expect(await guest.call('correctOrderEmail', { ...request, email: refused('typo') })).toEqual(
      fail({ code: 'invalid-input', fields: { email: 'field.email.unreached' } }),
    );
    for (const _again of [1, 2])
      expect(await guest.call('correctOrderEmail', request)).toEqual(ok({ email: request.email }));
    const mail = await mailTo('right-one@example.com', ({ text }) => text.includes('/track/'));
    expect(mail.subject).toContain(order.number);
    expect(await mailsTo('right-one@example.com')).toHaveLength(1);
    expect(await shop.order(order.id)).toMatchObject({
      mailFailure: null,
      emailCorrections: [{ from: refused('typo'), by: guest.uid }],
    });
    const held = await shop.db
      .collection(collections.heldMails(shop.store))
      .where('orderId', '==', order.id)
      .get();
    expect(held.size).toBe(0);
    expect(await guest.call('correctOrderEmail', { ...request, email: 'next@example.com' })).toEqual(
      fail({ code: 'email-correction-refused' }),
    );
    const found = shop.db.collection(collections.orders(shop.store));
    const token = 'right-one@example.com';
    expect((await found.where('searchTokens', 'array-contains', token).get()).size).toBe(1);
  });

  test('is corrected by the link of its order alone', async () => {
    const [order, other] = [await failed('linked'), await failed('unlinked')];
    const tokens = createTrackingTokens(() => TEST_SECRETS.tracking, Date.now);
    const token = tokens.sign({ storeId: shop.id, orderId: order.id });
    const visitor = shop.visitor();
    const email = 'by-link@example.com';
    for (const forged of [token.slice(0, -2), order.id])
      expect(await visitor.call('correctOrderEmail', { ...own(order), email, token: forged })).toEqual(
        fail({ code: 'link-expired' }),
      );
    expect(await visitor.call('correctOrderEmail', { ...own(other), email, token })).toEqual(
      fail({ code: 'link-expired' }),
    );
    expect(await visitor.call('correctOrderEmail', { ...own(order), email, token })).toEqual(ok({ email }));
    await mailTo(email, ({ text }) => text.includes('/track/'));
  });

  /** What waits or went to the corrected address of an order. */
  async function queuedAfter({ id }: Pick<Order, 'id'>, email: string) {
    expect(await guest.call('correctOrderEmail', { ...own({ id }), email })).toEqual(ok({ email }));
    const mails = await shop.db.collection(collections.outbox(shop.store)).where('to', '==', email).get();
    return mails.docs.map((mail) => mail.data());
  }

  test('of an order by bank transfer gets the account to pay to', async () => {
    const order = await failed('transfer-typo', { paymentMethod: 'transfer' });
    expect(order.status).toBe('pending');
    const listed = await queuedAfter(order, 'transfer@example.com');
    expect(listed.map(({ kind }) => kind)).toEqual(['order-transfer-asked']);
    const unlisted = await failed('transfer-old', { paymentMethod: 'transfer' });
    await emptied(unlisted);
    const asked = await queuedAfter(unlisted, 'transfer-old@example.com');
    expect(asked.map(({ kind }) => kind)).toEqual(['order-transfer-asked']);
  });

  test('gets each mail that was lost, of those about a status the present one', async () => {
    const order = await failed('delivered-typo');
    await shop.db.doc(collections.order(shop.store, order.id)).update({ status: 'delivered' });
    const lost = (about: object) =>
      shop.db.collection(collections.heldMails(shop.store)).add({
        ...{ orderId: order.id, to: refused('delivered-typo'), locale: 'en', reason: 'bounced' },
        ...{ at: Timestamp.now(), ...about },
      });
    await emptied(order);
    const refunded = { kind: 'order-refunded', refundId: 'refund-1' };
    const approved = { kind: 'order-return-approved', returnId: 'return-1' };
    for (const about of [refunded, approved, approved]) await lost(about);
    const toStaff = await lost({ kind: 'owner-payment-late' });
    const first = await queuedAfter(order, 'delivered@example.com');
    expect(first).toHaveLength(2);
    expect(first).toEqual(
      expect.arrayContaining([expect.objectContaining(refunded), expect.objectContaining(approved)]),
    );
    expect((await toStaff.get()).exists).toBe(true);

    await shop.db.doc(collections.order(shop.store, order.id)).update({ mailFailure: 'bounced' });
    for (const kind of ['order-confirmed', 'order-shipped'])
      await lost({ kind, to: 'delivered@example.com' });
    const second = await queuedAfter(order, 'delivered-2@example.com');
    const kinds = second.map(({ kind }) => kind);
    expect(kinds).toContain('order-delivered');
    for (const former of ['order-confirmed', 'order-shipped']) expect(kinds).not.toContain(former);
  });

  /** Takes the order's mails from the staff's list, as after ninety days. */
  async function emptied({ id }: Pick<Order, 'id'>): Promise<void> {
    const held = shop.db.collection(collections.heldMails(shop.store)).where('orderId', '==', id);
    for (const { ref } of (await held.get()).docs) await ref.delete();
  }
});

describe('a mail that bounces after it was accepted', () => {
  const url = functionUrl('mailEvents');

  async function report(event: object, secret = TEST_SECRETS.bounces): Promise<number> {
    const body = JSON.stringify(event);
    const headers = { id: 'msg_1', timestamp: String(Math.floor(Date.now() / 1000)) };
    const { status } = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': headers.id,
        'webhook-timestamp': headers.timestamp,
        'webhook-signature': signWebhook(secret, headers, body),
      },
      body,
    });
    return status;
  }

  test('is shown on its order to shopper and store, by a signed report alone', async () => {
    const order = await shop.placed(guest, { address: anAddress({ email: 'bouncing@example.com' }) });
    const mail = shop.db.collection(collections.outbox(shop.store)).doc();
    const { email: to } = order.address;
    const sent = { state: 'sent', attempts: 1, dueAt: Timestamp.now() };
    await mail.set({ kind: 'order-placed', orderId: order.id, to, locale: 'en', ...sent });
    const bounced = {
      type: 'mail.bounced',
      data: { messageId: `<${shop.id}/${mail.id}@localhost>` },
    };
    expect(await report(bounced, 'guessed')).toBe(400);
    expect(await report({ ...bounced, type: 'mail.opened' })).toBe(200);
    expect(await report({ type: 'mail.bounced', data: { messageId: '<of@somebody.else>' } })).toBe(200);
    expect((await shop.order(order.id)).mailFailure).toBeNull();
    for (const _again of [1, 2]) expect(await report(bounced)).toBe(200);
    expect((await shop.order(order.id)).mailFailure).toBe('bounced');
    const held = await shop.db.doc(collections.heldMail(shop.store, mail.id)).get();
    expect(held.data()).toMatchObject({ orderId: order.id, reason: 'bounced' });
  });

  test('is reported again where its sending is not recorded yet', async () => {
    const order = await shop.placed(guest, { address: anAddress({ email: 'quick@example.com' }) });
    const mail = shop.db.collection(collections.outbox(shop.store)).doc();
    const { email: to } = order.address;
    const sending = { state: 'sending', attempts: 1, dueAt: Timestamp.fromMillis(Date.now() + 120_000) };
    await mail.set({ kind: 'order-placed', orderId: order.id, to, locale: 'en', ...sending });
    const data = { messageId: `<${shop.id}/${mail.id}@localhost>` };
    expect(await report({ type: 'mail.bounced', data })).toBe(503);
    await mail.update({ state: 'sent' });
    expect(await report({ type: 'mail.bounced', data })).toBe(200);
    expect((await shop.order(order.id)).mailFailure).toBe('bounced');
  });
});
