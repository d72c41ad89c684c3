import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** `paused`: the shop takes a break and no orders; `closed`: its owner is closing it for good, and may still undo that. */
export const TRADING_STATES = ['open', 'paused', 'closed'] as const;

/** Characters of the owner's words in one language. */
export const TRADING_NOTE_MAX = 200;

type Trade = Pick<StoreSetting, 'trading' | 'takenDown'>;

/** Whether the shop is gone for shoppers: an owner closed it, or an operator took it down. It takes no money. */
export const isClosed = ({ trading, takenDown }: Trade): boolean => takenDown || trading.state === 'closed';

/** Whether shoppers can order now, and so may be invited to. */
export const sellsNow = (setting: Trade): boolean => !isClosed(setting) && setting.trading.state === 'open';

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
