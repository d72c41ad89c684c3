import { Flex, Link } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { NAV_LINKS } from '@/components/admin/shell/nav-items';
import { Icon } from '@/components/ui/media/icon';
import { adminPaths } from '@/lib/admin-paths';

/** The way back up from a page below one of the menu's; the page's own heading follows it. */
export function AdminBreadcrumb() {
  const { t } = useTranslation('admin');
  const { pathname } = useRouter();
  const above = NAV_LINKS.filter(
    ({ href }) => href !== adminPaths.dashboard && pathname.startsWith(`${href}/`),
  );
  if (above.length === 0) return null;
  const trail = [...NAV_LINKS.filter(({ href }) => href === adminPaths.dashboard), ...above];
  return (
    <nav aria-label={t('nav.breadcrumb')}>
      <Flex as="ol" listStyleType="none" gap="1" align="center" mb="3" color="fg.muted" textStyle="sm">
        {trail.map(({ key, href }, index) => (
          <Flex as="li" key={key} align="center" gap="1">
            {index > 0 && <Icon name="chevron-end" size={14} />}
            <Link asChild color="inherit" py="1">
              <NextLink href={href}>{t(`nav.item.${key}`)}</NextLink>
            </Link>
          </Flex>
        ))}
      </Flex>
    </nav>
  );
}
