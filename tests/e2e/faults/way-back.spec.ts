import { logIn, PASSWORD, sendAccount, SHOPPER } from '../support/people/people';
import { expect, test } from '../support/shop-test';

const ELSEWHERE = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5Cevil.example',
  '/%2F/evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'https:evil.example',
  '/login/../..//evil.example',
];

test('fault 38: nothing after a login leads to another site, whatever the address asks for', async ({
  openWindow,
  baseURL,
}) => {
  const page = await openWindow();
  await logIn(page, SHOPPER, '/profile');
  const asked = [
    ...ELSEWHERE.map((wish) => `next=${encodeURIComponent(wish)}`),
    'redirect=https://evil.example',
    'continueUrl=https://evil.example',
  ];
  for (const query of asked) {
    await page.goto(`/login?${query}`);
    const links = page.getByRole('main').getByRole('link');
    await expect(links.first()).toBeVisible();
    const origins = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).origin));
    expect([query, ...new Set(origins)]).toEqual([query, new URL(baseURL ?? '').origin]);
  }
});

test('fault 38: who logs in at such an address arrives in the shop', async ({ openWindow, baseURL }) => {
  const page = await openWindow();
  await page.goto(`/login?next=${encodeURIComponent('//evil.example/steal')}`);
  await sendAccount(page, { email: SHOPPER, password: PASSWORD });
  await expect(page).toHaveURL(`${baseURL}/`);
});
