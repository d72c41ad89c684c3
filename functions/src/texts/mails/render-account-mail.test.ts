import { directionOf, LOCALES } from '@/lib/domain/locale';
import type { Subscription } from '@/lib/domain/subscription/subscription';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { finishMail } from '@/functions/src/texts/html-page';
import { renderCodeMail, renderPlanMail, renderWelcomeMail } from './render-account-mail';
import { renderInvitationMail } from './render-invitation-mail';

const setting = aStoreSetting({ timeZone: 'Asia/Riyadh' });
const link = 'https://shop.example/somewhere?mode=x&oobCode=y';
const plan: Subscription = {
  id: 'sub_1',
  stripeId: 'cus_1',
  status: 'active',
  currentPeriodEnd: Date.UTC(2026, 4, 31, 22),
  cancelAtPeriodEnd: false,
  stripePriceId: 'price_1',
  price: 1900,
  currency: 'USD',
  interval: 'month',
  updatedAt: 0,
};
const trial: Subscription = { ...plan, status: 'trialing' };
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

const MAILS = LOCALES.flatMap((locale) => {
  const written = { setting, locale, link };
  return [
    ['welcome', locale, renderWelcomeMail({ ...written, name: 'Layla' })],
    ['password-reset', locale, renderCodeMail({ ...written, kind: 'password-reset' })],
    ['verify-email', locale, renderCodeMail({ ...written, kind: 'verify-email' })],
    ['staff-invitation', locale, renderInvitationMail(setting, locale, link)],
    ['owner-plan-renewal', locale, renderPlanMail({ ...written, kind: 'owner-plan-renewal', plan })],
    [
      'owner-plan-renewal of a trial',
      locale,
      renderPlanMail({ ...written, kind: 'owner-plan-renewal', plan: trial }),
    ],
    ['owner-plan-unpaid', locale, renderPlanMail({ ...written, kind: 'owner-plan-unpaid', plan })],
  ] as const;
});

test.each(MAILS)(
  'the mail %s in %s names the store, in one language, as text and as a page',
  (_, locale, mail) => {
    const { subject, text, html } = finishMail(mail, '');
    expect(subject + text).toContain(setting.name[locale]);
    expect(subject + text + html).not.toMatch(/\{\w+\}|undefined/);
    expect(text).toContain(link);
    expect(html).toContain(`<html lang="${locale}" dir="${directionOf(locale)}">`);
    expect(html).toContain(`href="${link.replace('&', '&amp;')}"`);
    const words = plain(text)
      .replace(link, '')
      .replace(/Layla|US\$|\$/g, '');
    expect(words).toMatch(locale === 'ar' ? /^[^A-Za-z]+$/ : /^[^\u0600-\u06ff]+$/);
  },
);

test('a plan’s mail tells the price and the day as the store counts days', () => {
  const { text } = renderPlanMail({ setting, locale: 'en', link, kind: 'owner-plan-renewal', plan });
  expect(plain(text)).toContain('On 1 June 2026, $19.00 will be charged for the plan of Demo Boards.');
});

test('a trial’s mail asks for a card, as none was needed to begin it', () => {
  const { subject, text } = renderPlanMail({
    setting,
    locale: 'en',
    link,
    kind: 'owner-plan-renewal',
    plan: trial,
  });
  expect(plain(subject)).toBe('Your trial for Demo Boards ends on 1 June 2026');
  expect(plain(text)).toContain('If you have added none yet, add one before that day, or the plan ends.');
  expect(text).not.toContain('nothing to do');
});
