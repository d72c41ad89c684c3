import type { ReactNode } from 'react';
import { AdminIcon } from '@/components/admin/admin-icon';
import type { NAV_ITEMS } from '@/components/admin/shell/nav-items';
import { Icon } from '@/components/ui/media/icon';

/** The menu's icons; pages within a group have none. */
export const NAV_ICONS: Readonly<Record<(typeof NAV_ITEMS)[number]['key'], ReactNode>> = {
  dashboard: <AdminIcon name="dashboard" />,
  users: <AdminIcon name="people" />,
  products: <AdminIcon name="tag" />,
  orders: <Icon name="bag" />,
  returns: <Icon name="box" />,
  workshop: <AdminIcon name="picture" />,
  messages: <Icon name="chat" />,
  discounts: <AdminIcon name="percent" />,
  giftCards: <AdminIcon name="gift" />,
  sales: <AdminIcon name="chart" />,
  contactUs: <Icon name="mail" />,
  storeSetting: <AdminIcon name="shop" />,
  privacyPolicy: <AdminIcon name="shield" />,
  termsConditions: <AdminIcon name="document" />,
  activity: <Icon name="clock" />,
  developers: <AdminIcon name="code" />,
  settings: <Icon name="filter" />,
};
