import { Box, Flex, HStack, Link, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { PageStateBadges } from '@/components/admin/store-setting/own-pages/page-state-badges';
import { adminPaths } from '@/lib/admin-paths';
import { HOME_PAGE_ID } from '@/lib/domain/own-pages/home/home-page';
import type { OwnPage } from '@/lib/domain/own-pages/own-page';

/** The home page, first in the list; without a published one shoppers see the standard. */
export function HomePageItem({ page }: { readonly page: OwnPage | undefined }) {
  const { t } = useTranslation('admin-pages');
  return (
    <Flex as="li" gap="3" align="flex-start" borderBottomWidth="1px" pb="3">
      <Box flex="1" minWidth="0">
        <HStack gap="3" wrap="wrap">
          <Link asChild fontWeight="semibold">
            <NextLink href={adminPaths.ownPage(HOME_PAGE_ID)}>{t('home.title')}</NextLink>
          </Link>
          {page && <PageStateBadges page={page} />}
        </HStack>
        <Text textStyle="sm" color="fg.muted" mt="1">
          {t('home.text')}
        </Text>
      </Box>
    </Flex>
  );
}
