import { applyActionCode, confirmPasswordReset, signInWithEmailAndPassword } from 'firebase/auth';
import { rateLimitsOf } from '@/functions/src/limits/rate-limits';
import { collections } from '@/lib/domain/collections';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { withinOneHour } from '@/tests/fixtures/firebase/one-hour';
import { mailsTo, mailTo, type ReceivedMail } from '@/tests/fixtures/messages/local-mailbox';

const shop = new LocalShop('account-mails');
const storeId = shop.id;

beforeAll(() => shop.open());
afterAll(() => shop.close());

const emailOf = ({ auth }: Client) => auth.currentUser?.email ?? '';
const ask = (email: string, locale: 'en' | 'ar' = 'en') =>
  shop.visitor().call('mailPasswordReset', { storeId, email, locale });
const codeIn = ({ text }: ReceivedMail) =>
  new URL(/http\S+/.exec(text)?.[0] ?? '').searchParams.get('oobCode') ?? '';
const ASKED = { ok: true, value: { ok: true } };

test('a forgotten password is reset by a mail in the language of who asked', async () => {
  const member = await shop.member('nadia');
  expect(await ask(emailOf(member), 'ar')).toEqual(ASKED);
  const mail = await mailTo(emailOf(member), () => true);
  expect(mail.subject).toBe('كلمة مرور جديدة لحسابك في \u2068لوحات الاختبار\u2069');
  expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  expect(mail.text).toContain('/ar/reset-password?mode=resetPassword&oobCode=');
  await confirmPasswordReset(member.auth, codeIn(mail), 'fresh-one');
  await signInWithEmailAndPassword(member.auth, emailOf(member), 'fresh-one');
});

test('fault 39: an address without an account gets the same answer and no mail', async () => {
  const nobody = 'nobody@account-mails.test';
  expect(await ask(nobody)).toEqual(ASKED);
  expect(await endOf(nobody)).toBe('dropped');
  expect(await mailsTo(nobody)).toEqual([]);
});

test('one mailbox is not flooded, whoever asks', async () => {
  await withinOneHour();
  const most = rateLimitsOf('mailCode').person?.most ?? 0;
  const answers = [];
  for (let count = 0; count <= most; count += 1) answers.push(await ask(' Victim@account-mails.test'));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(most);
  expect(answers.at(-1)).toMatchObject({ error: { code: 'too-many-requests' } });
  expect(await ask('another@account-mails.test')).toEqual(ASKED);
});

test('an address is verified by the mail that its owner asked for; a guest has none to verify', async () => {
  const member = await shop.member('omar');
  expect(await member.call('mailVerification', { storeId, locale: 'en' })).toEqual(ASKED);
  const mail = await mailTo(emailOf(member), () => true);
  expect(mail.text).toContain('/reset-password?mode=verifyEmail&oobCode=');
  await applyActionCode(member.auth, codeIn(mail));
  await member.auth.currentUser?.reload();
  expect(member.auth.currentUser?.emailVerified).toBe(true);

  const guest = await shop.guest();
  expect(await guest.call('mailVerification', { storeId, locale: 'en' })).toMatchObject({
    error: { code: 'login-required' },
  });
});

/** The last state of the only mail queued for this address. */
function endOf(address: string): Promise<string> {
  const queued = shop.db.collection(collections.outbox(shop.store)).where('to', '==', address);
  return new Promise((resolve, reject) => {
    const stop = queued.onSnapshot(({ docs: [mail] }) => {
      const state = String(mail?.get('state'));
      if (!['sent', 'dropped', 'failed'].includes(state)) return;
      stop();
      resolve(state);
    }, reject);
  });
}
