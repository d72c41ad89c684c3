import { adminPaths } from '@/lib/admin-paths';

interface NavLink {
  readonly key:
    | 'dashboard'
    | 'users'
    | 'sales'
    | 'products'
    | 'categories'
    | 'reviews'
    | 'discounts'
    | 'giftCards'
    | 'orders'
    | 'returns'
    | 'workshop'
    | 'messages'
    | 'contactUs'
    | 'storeSetting'
    | 'privacyPolicy'
    | 'termsConditions'
    | 'activity'
    | 'developers'
    | 'settings';
  readonly href: string;
}

interface NavGroup {
  readonly key: 'products';
  readonly children: readonly NavLink[];
}

/** The admin's menu; a group is a button that expands. */
export const NAV_ITEMS = [
  { key: 'dashboard', href: adminPaths.dashboard },
  { key: 'users', href: adminPaths.users },
  {
    key: 'products',
    children: [
      { key: 'products', href: adminPaths.products },
      { key: 'categories', href: adminPaths.categories },
      { key: 'reviews', href: adminPaths.reviews },
    ],
  },
  { key: 'orders', href: adminPaths.orders },
  { key: 'returns', href: adminPaths.returns },
  { key: 'workshop', href: adminPaths.workshop },
  { key: 'messages', href: adminPaths.messages },
  { key: 'discounts', href: adminPaths.discounts },
  { key: 'giftCards', href: adminPaths.giftCards },
  { key: 'sales', href: adminPaths.sales },
  { key: 'contactUs', href: adminPaths.contactUs },
  { key: 'storeSetting', href: adminPaths.storeSetting },
  { key: 'privacyPolicy', href: adminPaths.privacyPolicy },
  { key: 'termsConditions', href: adminPaths.termsConditions },
  { key: 'activity', href: adminPaths.activity },
  { key: 'developers', href: adminPaths.developers },
  { key: 'settings', href: adminPaths.settings },
] as const satisfies readonly (NavLink | NavGroup)[];

/** All pages of the menu. */
export const NAV_LINKS: readonly NavLink[] = NAV_ITEMS.flatMap<NavLink>((item) =>
  'href' in item ? [item] : item.children,
);

export const isActive = (pathname: string, href: string) =>
  pathname === href || pathname.startsWith(`${href}/`);
