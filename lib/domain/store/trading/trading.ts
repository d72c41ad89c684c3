/** `paused`: the shop takes a break and no orders; `closed`: its owner is closing it for good, and may still undo that. */
export const TRADING_STATES = ['open', 'paused', 'closed'] as const;

/** Characters of the owner's words in one language. */
export const TRADING_NOTE_MAX = 200;

/** Pages of a closed shop that only served to buy, by their path below the site. */
const SELLING = [
  '',
  'products',
  'categories',
  'most-selling',
  'cart',
  'checkout',
  'gift-card',
  'posts',
  'pages',
  'offers',
  'restore-cart',
];

/**
 * Whether a closed shop still shows a page, by its path without locale: those of orders, accounts and the law stay, because
 * shoppers' orders go on.
 */
export const staysWhenClosed = (path: string): boolean => {
  const [, first = ''] = path.split(/[?#]/)[0]?.split('/') ?? [];
  return !SELLING.includes(first);
};
