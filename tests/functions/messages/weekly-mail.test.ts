import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { weeklyMailRef } from '@/functions/src/adapters/outbox/weekly-mail';
import { queueWeekly } from '@/functions/src/handlers/stats/queue-weekly';
import { collections } from '@/lib/domain/collections';
import { addDays, startOfDay, storeDay, weekOf } from '@/lib/domain/stats/store-day';
import { stepKey } from '@/lib/domain/visits/visit-day';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailsTo, mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { runSchedule } from '@/tests/fixtures/money/card-orders';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';

const ZONE = 'Asia/Riyadh';
const TO = 'desk@weekly.example';
const HOUR_MS = 60 * 60 * 1000;
const [shop, quiet] = [new LocalShop('weekly-mail'), new LocalShop('weekly-quiet')];
let guest: Client;

beforeAll(async () => {
  await Promise.all([shop, quiet].map((one) => one.open({ setting: { timeZone: ZONE } })));
  guest = await shop.guest();
  for (const one of [shop, quiet])
    await one.put(
      aProduct({ id: 'sea', title: { en: 'The sea', ar: 'البحر' }, variants: [aVariant({ stock: 50 })] }),
    );
  await shop.db
    .doc(collections.notificationSetting(shop.store))
    .set({ email: TO, locale: 'ar', newOrder: false, lowStock: false, weekly: true });
});
afterAll(() => Promise.all([shop.close(), quiet.close()]));

const today = () => storeDay(Date.now(), ZONE);
const week = () => weekOf(today());
const entry = (of = shop) => weeklyMailRef(of.db, of.store, week());

/** Resolves to the queued mail once it is there. */
const queued = () =>
  new Promise<DocumentSnapshot>((resolve, reject) => {
    const stop = entry().onSnapshot((found) => {
      if (!found.exists) return;
      stop();
      resolve(found);
    }, reject);
  });

/** Monday has come, and two servers find at once what is due. */
async function onMonday(): Promise<unknown> {
  await entry().update({ dueAt: Timestamp.fromMillis(Date.now()) });
  await Promise.all([runSchedule('sendLeftOutbox'), runSchedule('sendLeftOutbox')]);
  return (await entry().get()).get('state');
}

test('the week of a store that asks for it is summed up on Monday at eight of its clocks, once', async () => {
  const buyer = await quiet.guest();
  await quiet.placed(buyer, { lines: [aRequestedLine({ productId: 'sea' })] });
  for (const quantity of [2, 3])
    await shop.placed(guest, { lines: [aRequestedLine({ productId: 'sea', quantity })] });
  await Promise.all([shop.counted(), quiet.counted()]);
  const mail = await queued();
  const monday = startOfDay(addDays(week(), 7), ZONE) + 8 * HOUR_MS;
  for (const field of ['dueAt', 'createdAt']) expect(mail.get(field).toMillis()).toBe(monday);
  expect((await entry(quiet).get()).exists).toBe(false);

  const visits = { steps: { [stepKey('ar', 'phone', 'visit')]: 40, [stepKey('en', 'desk', 'visit')]: 2 } };
  await shop.db.doc(collections.visits(shop.store, today())).set(visits);
  await shop.db.doc(collections.stats(shop.store, addDays(week(), -1))).set({ orders: 1, units: 10 });
  expect(await onMonday()).toBe('sent');
  const sent = await mailTo(TO, ({ subject }) => subject.includes('أسبوع'));
  const text = sent.text.replaceAll(/[\u2066-\u2069]/g, '');
  expect(text).toContain('الطلبات: 2 (أكثر من الأسبوع السابق بنسبة 100%)');
  expect(text).toContain('اللوحات المبيعة: 5 (أقل من الأسبوع السابق بنسبة 50%)');
  expect(text).toContain('الزيارات: 42');
  expect(text).toContain('5 × البحر');
  expect(sent.html).toContain('dir="rtl"');
  expect((await mailsTo(TO)).map(({ copies }) => copies)).toEqual([1]);
});

test('it goes to who is to get it when it is due, in their language', async () => {
  const later = 'later@weekly.example';
  const chosen = shop.db.doc(collections.notificationSetting(shop.store));
  const { dueAt: _, ...mail } = (await entry().get()).data() ?? {};
  await entry().delete();
  const dueAt = Timestamp.fromMillis(Date.now() + HOUR_MS);
  await entry().create({ ...mail, state: 'waiting', attempts: 0, isCounted: false, dueAt });
  await chosen.update({ email: later, locale: 'en' });
  expect(await onMonday()).toBe('sent');
  expect((await entry().get()).get('to')).toBe(later);
  expect((await mailTo(later, ({ subject }) => subject.includes('week'))).html).toContain('dir="ltr"');
  expect(await mailsTo(TO)).toHaveLength(1);
  await chosen.update({ email: TO, locale: 'ar' });
});

test('who switched it off meanwhile gets none', async () => {
  await shop.db.doc(collections.notificationSetting(shop.store)).update({ weekly: false });
  const { dueAt: _, ...mail } = (await entry().get()).data() ?? {};
  await entry().delete();
  await entry().create({ ...mail, state: 'waiting', dueAt: Timestamp.fromMillis(Date.now() + HOUR_MS) });
  expect(await onMonday()).toBe('dropped');
  expect(await mailsTo(TO)).toHaveLength(1);
});

test('a store that asks for it in mid-week gets the first Monday, whatever its orders found before', async () => {
  const wednesday = addDays(week(), 9);
  const noon = startOfDay(wednesday, ZONE) + 12 * HOUR_MS;
  const first = weeklyMailRef(quiet.db, quiet.store, weekOf(wednesday));
  const countedAt = (at: number) => queueWeekly({ db: quiet.db, now: () => at }, quiet.store);
  await countedAt(noon);
  await quiet.db
    .doc(collections.notificationSetting(quiet.store))
    .set({ email: TO, locale: 'en', weekly: true });
  await countedAt(noon + HOUR_MS / 2);
  expect((await first.get()).exists).toBe(false);
  await countedAt(noon + HOUR_MS);
  const monday = startOfDay(addDays(week(), 14), ZONE) + 8 * HOUR_MS;
  expect((await first.get()).get('dueAt').toMillis()).toBe(monday);
});
