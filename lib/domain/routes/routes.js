// @ts-check

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * Every page of the site, by its path as Next names it; `route.ts` explains the columns. Links, revalidation, cache headers,
 * sitemap, robots.txt and the tests' page groups derive from it. Plain JavaScript, because `next.config.js` reads it too.
 * @satisfies {Readonly<Record<`/${string}`, import('./route').Route>>}
 */
const ROUTES = {
  '/': { access: 'public', shows: 'products', revalidate: DAY, search: 'listed', groups: ['shop'] },
  '/products': { access: 'public', shows: 'products', revalidate: DAY, search: 'listed', groups: ['shop'] },
  '/most-selling': {
    access: 'public',
    shows: 'products',
    revalidate: DAY,
    search: 'listed',
    groups: ['shop'],
  },
  '/categories': { access: 'public', shows: 'products', search: 'listed', groups: ['shop'] },
  '/categories/[category]': {
    access: 'public',
    shows: 'category',
    revalidate: DAY,
    search: 'listed',
    groups: ['shop'],
  },
  '/categories/[category]/[subCategory]': {
    access: 'public',
    shows: 'sub-category',
    revalidate: DAY,
    search: 'listed',
    groups: [],
  },
  '/products/[slug]': {
    access: 'public',
    shows: 'product',
    revalidate: HOUR,
    search: 'listed',
    groups: ['shop'],
  },
  '/products/[slug]/design': {
    access: 'public',
    shows: 'product',
    revalidate: HOUR,
    search: 'noindex',
    groups: ['shop'],
  },
  '/about-us': { access: 'public', shows: 'aboutUs', search: 'listed', groups: ['visitor'] },
  '/contact-us': { access: 'public', search: 'listed', groups: ['visitor'] },
  '/privacy-policy': { access: 'public', shows: 'privacyPolicy', search: 'listed', groups: ['visitor'] },
  '/terms': { access: 'public', shows: 'termsConditions', search: 'listed', groups: ['visitor'] },

  '/cart': { access: 'personal', search: 'disallowed', groups: ['shop', 'buyer'] },
  '/checkout': { access: 'personal', search: 'disallowed', groups: ['shop', 'buyer'] },
  '/orders': { access: 'personal', search: 'disallowed', groups: ['visitor', 'shopper'] },
  '/orders/[id]': { access: 'private', search: 'disallowed', groups: ['shopper'] },
  '/orders/[id]/invoice': { access: 'private', search: 'disallowed', groups: ['shopper'] },
  '/orders/[id]/pay': { access: 'private', search: 'disallowed', groups: [] },
  '/order-confirmed/[id]': { access: 'private', search: 'disallowed', groups: [] },
  '/order-cancelled/[id]': { access: 'private', search: 'disallowed', groups: [] },
  '/track/[token]': { access: 'private', search: 'disallowed', groups: [] },
  '/design-change/[token]': { access: 'private', search: 'disallowed', groups: [] },
  '/invitation/[token]': { access: 'private', search: 'disallowed', groups: [] },
  '/profile': { access: 'personal', search: 'disallowed', groups: ['visitor', 'shopper'] },
  '/login': { access: 'personal', search: 'noindex', groups: ['visitor'] },
  '/sign-up': { access: 'personal', search: 'noindex', groups: ['visitor'] },
  '/forgot-password': { access: 'personal', search: 'noindex', groups: ['visitor'] },
  '/reset-password': { access: 'private', search: 'noindex', groups: ['visitor'] },
  '/preview/products/[id]': { access: 'private', search: 'noindex', groups: [] },

  '/admin/dashboard': { access: 'personal', search: 'disallowed', groups: ['desk'] },
  '/admin/users': { access: 'personal', search: 'disallowed', groups: ['desk'] },
  '/admin/users/[id]': { access: 'private', search: 'disallowed', groups: [] },
  '/admin/orders': { access: 'personal', search: 'disallowed', groups: ['desk'] },
  '/admin/orders/[id]': { access: 'private', search: 'disallowed', groups: ['desk'] },
  '/admin/orders/print': { access: 'personal', search: 'disallowed', groups: ['desk'] },
  '/admin/workshop': { access: 'personal', search: 'disallowed', groups: ['desk'] },
  '/admin/workshop/tickets': { access: 'personal', search: 'disallowed', groups: ['desk'] },
  '/admin/contactus': { access: 'personal', search: 'disallowed', groups: ['desk'] },
  '/admin/reviews': { access: 'personal', search: 'disallowed', groups: ['desk'] },
  '/admin/activity': { access: 'personal', search: 'disallowed', groups: ['desk'] },
  '/admin/sales': { access: 'personal', search: 'disallowed', groups: ['figures'] },
  '/admin/sales/reconciliation': { access: 'personal', search: 'disallowed', groups: ['figures'] },
  '/admin/products': { access: 'personal', search: 'disallowed', groups: ['goods'] },
  '/admin/products/new': { access: 'personal', search: 'disallowed', groups: ['goods'] },
  '/admin/products/[id]': { access: 'private', search: 'disallowed', groups: ['goods'] },
  '/admin/products/[id]/studio': { access: 'private', search: 'disallowed', groups: ['goods'] },
  '/admin/categories': { access: 'personal', search: 'disallowed', groups: ['goods'] },
  '/admin/storesetting': { access: 'personal', search: 'disallowed', groups: ['setting'] },
  '/admin/storesetting/logoAndColors': { access: 'personal', search: 'disallowed', groups: ['setting'] },
  '/admin/storesetting/homepage': { access: 'personal', search: 'disallowed', groups: ['setting'] },
  '/admin/storesetting/customDomain': { access: 'personal', search: 'disallowed', groups: ['setting'] },
  '/admin/storesetting/aboutus': { access: 'personal', search: 'disallowed', groups: ['setting'] },
  '/admin/storesetting/contact&footer': { access: 'personal', search: 'disallowed', groups: ['setting'] },
  '/admin/storesetting/paymentOptions': { access: 'personal', search: 'disallowed', groups: ['setting'] },
  '/admin/storesetting/terms&privacy': { access: 'personal', search: 'disallowed', groups: ['setting'] },
  '/admin/privacy-policy': { access: 'personal', search: 'disallowed', groups: ['account'] },
  '/admin/terms-conditions': { access: 'personal', search: 'disallowed', groups: ['account'] },
  '/admin/settings': { access: 'personal', search: 'disallowed', groups: ['account'] },
  // All other paths below /admin.
  '/admin/[...path]': { access: 'private', search: 'disallowed', groups: [] },
  '/admin/profile': { access: 'personal', search: 'disallowed', groups: ['account'] },

  '/robots.txt': { access: 'file' },
  '/favicon.ico': { access: 'file' },
  '/apple-touch-icon.png': { access: 'file' },
  '/apple-touch-icon-precomposed.png': { access: 'file' },
  '/sitemap.xml': { access: 'file' },
  '/sitemaps/[...part]': { access: 'file' },
};

module.exports = { ROUTES };
