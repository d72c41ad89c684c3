import { addToCart } from '@/tests/e2e/support/orders/shopping';
import { mailsTo } from '@/tests/e2e/support/people/mailbox';
import { fillAddress } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, test, WINDOWS } from '@/tests/e2e/support/shop-test';
import { tick } from '@/tests/e2e/support/screens/forms';

for (const [locale, name, viewport] of WINDOWS) {
  const t = textsOf(locale);
  const prefix = locale === 'ar' ? '/ar' : '';

  test(`a guest whose mail is refused gives the right address and gets it (${locale}, ${name})`, async ({
    openWindow,
  }) => {
    const right = `right-${locale}-${name}-${Date.now()}@example.com`;
    const page = await openWindow({ viewport });
    await addToCart(page);
    await page.goto(`${prefix}/checkout`);
    await fillAddress(page, locale);
    // The local mail server refuses this domain, which exists nowhere.
    await page.getByLabel(t('checkout:shipping.email'), { exact: true }).fill('typo@shop.invalid');
    await tick(page.getByRole('radio', { name: t('checkout:payment.cash') }));
    await page.getByRole('button', { name: t('checkout:submit'), exact: true }).click();
    await expect(page).toHaveURL(/\/order-confirmed\//);

    const notice = page.getByRole('region', { name: t('orders:mail.title') });
    await expect(notice).toContainText('typo@shop.invalid');
    await page.getByRole('link', { name: t('orders:confirmed.view') }).click();
    // The receipt has the same form; its address comes a moment before it.
    await expect(page).toHaveURL(/\/orders\/[^/]+$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('orders:confirmed.title'));
    const email = notice.getByLabel(t('orders:mail.email'));
    const send = notice.getByRole('button', { name: t('orders:mail.submit') });
    await email.fill('ali..b@example.com');
    await send.click();
    await expect(notice.getByText(t('errors:field.email.invalid'))).toBeVisible();
    await email.fill(right);
    await send.click();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: right })).toBeVisible();
    await expect(notice).toHaveCount(0);

    await expect.poll(async () => (await mailsTo(right)).length, { timeout: 10_000 }).toBe(1);
    const [mail] = await mailsTo(right);
    const link = /http\S+\/track\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    const { pathname } = new URL(link);
    const elsewhere = await openWindow({ viewport });
    await elsewhere.goto(pathname);
    await expect(elsewhere.getByText(right).first()).toBeVisible();
    await expect(elsewhere.getByRole('region', { name: t('orders:mail.title') })).toHaveCount(0);
  });
}
