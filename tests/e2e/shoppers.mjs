/** Files of shoppers who get along: they buy and look, each with what is their own. */
const NAMES = [
  'faults/[^/]+',
  'money/card',
  'money/local-stripe',
  'money/subscription',
  'platform/every-page',
  'platform/headers',
  'shop/accessible-overlays',
  'shop/account',
  'shop/announcements',
  'shop/before-hydration',
  'shop/browse',
  'shop/content',
  'shop/google-sign-in',
  'shop/lists',
  'shop/preferences',
  'shop/product',
  'shop/reading-direction',
  'shop/reviews',
  'shop/shopper',
  'spec/[^/]+',
];

/** Matches their paths: Playwright's `testMatch`, and what `scripts/gate/browser-suites.mjs` chooses the site of a file by. */
export const SHOPPERS = new RegExp(`/e2e/(${NAMES.join('|')})\\.spec\\.ts$`);
