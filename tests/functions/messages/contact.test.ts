import type { SubmitContactRequest } from '@/lib/domain/api/people';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { withinOneHour } from '@/tests/fixtures/firebase/one-hour';
import { mailTo, mailsTo } from '@/tests/fixtures/messages/local-mailbox';

const shop = new LocalShop('contact');

beforeAll(withinOneHour);
beforeAll(() => shop.open());
afterAll(() => shop.close());

let keys = 0;
const aMessage = (changes: Partial<SubmitContactRequest> = {}): SubmitContactRequest => ({
  storeId: shop.id,
  key: `key-${(keys += 1)}`,
  fullName: 'Layla Haddad',
  email: 'layla@example.com',
  comments: 'Is the oak frame real oak?',
  locale: 'en',
  ...changes,
});

const of = (collection: string) => shop.db.collection(`stores/${shop.id}/${collection}`);

async function stored(comments: string) {
  const { docs } = await of('contactRequests').where('comments', '==', comments).get();
  return docs.map((doc) => doc.data());
}

test('a visitor without a session writes to the owner, who can answer by mail', async () => {
  const comments = 'هل الإطار من البلوط؟ 🙂\nشكرًا';
  const message = aMessage({ fullName: '  ليلى   حدّاد ', comments, locale: 'ar' });
  expect(await shop.visitor().call('submitContactRequest', message)).toMatchObject({ ok: true });
  expect(await stored(comments)).toMatchObject([
    { fullName: 'ليلى حدّاد', email: 'layla@example.com', locale: 'ar', status: 'new' },
  ]);
  const mail = await mailTo('owner@contact.shop', ({ subject }) => subject.includes('ليلى'));
  expect(mail.text).toContain('layla@example.com');
  expect(mail.html).toContain('mailto:layla%40example.com');
});

test('the same message sent ten times at once is one request and one mail', async () => {
  const message = aMessage({ fullName: 'Double Click', comments: 'only once' });
  const visitor = shop.visitor();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => visitor.call('submitContactRequest', message)),
  );
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(await stored('only once')).toHaveLength(1);
  const isIt = ({ subject }: { subject: string }) => subject.includes('Double Click');
  await mailTo('owner@contact.shop', isIt);
  expect((await mailsTo('owner@contact.shop')).filter(isIt)).toHaveLength(1);
});

test('each field is refused with its own reason', async () => {
  const wrong = aMessage({ fullName: 'Ali', email: 'layla@', comments: '  ' });
  expect(await shop.visitor().call('submitContactRequest', wrong)).toEqual({
    ok: false,
    error: {
      code: 'invalid-input',
      fields: {
        fullName: 'field.name.short',
        email: 'field.email.invalid',
        comments: 'field.comments.required',
      },
    },
  });
});

test('one address writes no more than twenty messages an hour', async () => {
  const counters = await of('rateLimits').get();
  await Promise.all(counters.docs.map(({ ref }) => ref.update({ count: 18 })));
  const answers = [];
  for (let sent = 0; sent < 4; sent++)
    answers.push(await shop.visitor().call('submitContactRequest', aMessage()));
  expect(answers.map((answer) => answer.ok || answer.error.code)).toEqual([
    true,
    true,
    'too-many-requests',
    'too-many-requests',
  ]);
});
