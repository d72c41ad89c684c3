import { useMemo } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { Destination } from '@/components/admin/palette/use-destinations';
import { NAV_LINKS } from '@/components/admin/shell/nav-items';

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
