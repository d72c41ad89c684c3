import { Timestamp } from 'firebase-admin/firestore';
import { createTrackingTokens } from '@/functions/src/adapters/tokens/tracking-token';
import { signWebhook } from '@/functions/src/adapters/tokens/webhook-signature';
import { collections } from '@/lib/domain/collections';
import { fail, ok } from '@/lib/domain/result';
import { functionUrl } from '@/tests/fixtures/firebase/callable-url';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo, mailsTo } from '@/tests/fixtures/messages/local-mailbox';
import { orderUntil } from '@/tests/fixtures/money/card-orders';
import { anAddress } from '@/tests/fixtures/shop/orders';
import { TEST_SECRETS } from '@/tests/setup/test-secrets';

const shop = new LocalShop('undelivered');
let guest: Client;

beforeAll(async () => {
  await shop.open();
  guest = await shop.guest();
});
afterAll(() => shop.close());

describe('an address that takes no mail', () => {
  const refused = (name: string) => `${name}@shop.invalid`;
  const own = ({ id }: { readonly id: string }) => ({ storeId: shop.id, orderId: id });

  /** An order whose mail was refused, as the shopper sees it. */
  async function failed(name: string) {
    const order = await shop.placed(guest, { address: anAddress({ email: refused(name) }) });
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
});
