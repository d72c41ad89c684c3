import { useMemo } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { NAV_LINKS } from '@/components/admin/shell/nav-items';

export interface Destination {
  readonly kind: 'pages' | 'orders' | 'products';
  readonly key: string;
  readonly label: string;
  readonly detail: string;
  readonly href: string;
}

/** The admin's pages as the palette offers them, in the order of the menu. */
export function usePageNames(): readonly Destination[] {
  const { t } = useTranslation('admin');
  return useMemo(() => {
    return NAV_LINKS.map(({ key, href }): Destination => ({
      kind: 'pages',
      key,
      label: t(`nav.item.${key}`),
      detail: '',
      href,
    }));
  }, [t]);
}
