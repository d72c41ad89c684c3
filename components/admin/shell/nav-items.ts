import { paths } from '@/lib/paths';

interface NavLink {
  readonly key:
    | 'dashboard'
    | 'users'
    | 'sales'
    | 'products'
    | 'categories'
    | 'reviews'
    | 'orders'
    | 'contactUs'
    | 'storeSetting'
    | 'privacyPolicy'
    | 'termsConditions'
    | 'activity'
    | 'settings';
  readonly href: string;
}

interface NavGroup {
  readonly key: 'products';
  readonly children: readonly NavLink[];
}

/** The admin's menu; a group is a button that expands. */
export const NAV_ITEMS = [
  { key: 'dashboard', href: paths.admin.dashboard },
  { key: 'users', href: paths.admin.users },
  {
    key: 'products',
    children: [
      { key: 'products', href: paths.admin.products },
      { key: 'categories', href: paths.admin.categories },
      { key: 'reviews', href: paths.admin.reviews },
    ],
  },
  { key: 'orders', href: paths.admin.orders },
  { key: 'sales', href: paths.admin.sales },
  { key: 'contactUs', href: paths.admin.contactUs },
  { key: 'storeSetting', href: paths.admin.storeSetting },
  { key: 'privacyPolicy', href: paths.admin.privacyPolicy },
  { key: 'termsConditions', href: paths.admin.termsConditions },
  { key: 'activity', href: paths.admin.activity },
  { key: 'settings', href: paths.admin.settings },
] as const satisfies readonly (NavLink | NavGroup)[];

/** Every page of the menu. */
export const NAV_LINKS: readonly NavLink[] = NAV_ITEMS.flatMap<NavLink>((item) =>
  'href' in item ? [item] : item.children,
);

export const isActive = (pathname: string, href: string) =>
  pathname === href || pathname.startsWith(`${href}/`);
